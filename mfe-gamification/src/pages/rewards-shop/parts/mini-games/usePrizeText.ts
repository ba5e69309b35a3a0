import { useText } from '@foyer/i18n';
import type { MiniGamePrize } from '@foyer/kernel/mini-games';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import { useRewardText } from '../../../../features/engagement/useRewardText.ts';
import { messages } from './MiniGames.messages.ts';

/** Returns a function that writes a prize with its value in money. */
export function usePrizeText(): (reward: MiniGamePrize['reward']) => string {
  const text = useText();
  const writePoints = usePointsText();
  const write = useRewardText(undefined);
  return (reward) => {
    if (reward.kind === 'none') return text(messages.nothing);
    return reward.kind === 'points' ? writePoints(reward.points, reward.value) : write(reward);
  };
}
