import { money, type Money } from '@foyer/money';
import type { RewardItemFieldsFragment } from './RewardFields.generated.ts';

export interface RewardMoney {
  readonly amount: Money;
  readonly isBonus: boolean;
}

/** Money that a claim pays; undefined for free spins, which pay what they win. */
export function rewardMoney({ rewardType }: RewardItemFieldsFragment): RewardMoney | undefined {
  switch (rewardType.__typename) {
    case 'MoneyDropReward':
      return { amount: money(rewardType.moneyDropAmount, rewardType.currency), isBonus: false };
    case 'BonusMoneyDropReward':
      return { amount: money(rewardType.bonusAmount, rewardType.currency), isBonus: true };
    case 'FreeSpinReward':
      return undefined;
  }
}
