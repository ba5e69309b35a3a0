import { useMoney, useText } from '@foyer/i18n';
import type { Mission, PointsAnswer } from '@foyer/kernel/engagement';
import { money } from '@foyer/money';
import { usePointsText } from '../../components/points/usePointsText.ts';
import { messages } from './rewardText.messages.ts';
import { pointsWorth } from './pointsWorth.ts';

export type EngagementReward = Mission['reward'];

/**
 * Returns a function that writes a reward with its value in money.
 * @param moneyValue - value of points in the rewards shop; without it points are written alone
 */
export function useRewardText(
  moneyValue: PointsAnswer['moneyValue'] | undefined,
): (reward: EngagementReward) => string {
  const text = useText();
  const write = useMoney();
  const writePoints = usePointsText();
  return (reward) => {
    if (reward.kind === 'points') return writePoints(reward.points, pointsWorth(reward.points, moneyValue));
    const amount = write(money(reward.amount, reward.currency));
    switch (reward.rewardType) {
      case 'MoneyDrop':
        return text(messages.money, { amount });
      case 'BonusMoneyDrop':
        return text(messages.bonus, { amount });
      case 'FreeSpin':
        return reward.spinValue === undefined
          ? text(messages.spins, { spins: reward.amount })
          : text(messages.spinsWorth, {
              spins: reward.amount,
              worth: write(money(reward.amount * reward.spinValue, reward.currency)),
            });
    }
  };
}
