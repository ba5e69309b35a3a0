import type { BonusStatus, RewardStatus } from '@foyer/graphql/main';

/** Filters of the page's two histories by their names in the address. */
export const CHOICES = {
  status: ['Active', 'Converted', 'Expired', 'Forfeited'],
  reward: ['Credited', 'Expired', 'Processing', 'FailedProcessing', 'Removed'],
} as const satisfies { readonly status: readonly BonusStatus[]; readonly reward: readonly RewardStatus[] };
