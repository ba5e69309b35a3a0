import type { RewardStatus } from '@foyer/graphql/main';

/** Outcome in the history: a claimed reward stays claimed after it is removed, and an expired one expired. */
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
