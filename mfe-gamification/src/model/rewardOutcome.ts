import type { RewardStatus } from '@foyer/graphql/main';

/** What the history tells: a claim stays one when it is taken off the list, and an ending an ending. */
export function outcomeOf(reward: {
  readonly status: RewardStatus;
  readonly claimedAt: string | null;
  readonly endsAt: string | null;
  readonly updatedAt: string;
}): RewardStatus {
  if (reward.status !== 'Removed') return reward.status;
  if (reward.claimedAt !== null) return 'Credited';
  return reward.endsAt !== null && Date.parse(reward.endsAt) <= Date.parse(reward.updatedAt)
    ? 'Expired'
    : 'Removed';
}
