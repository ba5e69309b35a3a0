import { useText } from '@foyer/i18n';
import type { DoorReward } from '@foyer/kernel/calendar';
import { useRewardText } from '../../features/engagement/useRewardText.ts';
import { messages } from './rewardTexts.messages.ts';

/** Returns a function that names the content of a door. */
export function useRewardName(): (reward: DoorReward) => string {
  const text = useText();
  // the value of points is written below their number
  const write = useRewardText(undefined);
  return (reward) => (reward.kind === 'none' ? text(messages.none) : write(reward));
}
