import { defineMessages } from '@foyer/i18n';
import type { FreeSpinStatus, RewardStatus } from '@foyer/graphql/main';

export const messages = defineMessages({
  title: { id: 'gamification.history.title', defaultMessage: 'Rewards and bonuses' },
  intro: {
    id: 'gamification.history.intro',
    defaultMessage: 'Your active bonuses, and all claimed and expired rewards.',
  },
  rewards: { id: 'gamification.history.rewards', defaultMessage: 'Past rewards' },
  cashback: { id: 'gamification.history.cashback', defaultMessage: 'Cashback' },
  back: { id: 'gamification.history.back', defaultMessage: 'Rewards' },
  caption: { id: 'gamification.history.caption', defaultMessage: 'Rewards, newest first' },
  when: { id: 'gamification.history.when', defaultMessage: 'Date' },
  reward: { id: 'gamification.history.reward', defaultMessage: 'Reward' },
  worth: { id: 'gamification.history.worth', defaultMessage: 'Value' },
  outcome: { id: 'gamification.history.outcome', defaultMessage: 'Status' },
  empty: { id: 'gamification.history.empty', defaultMessage: 'No rewards in this period' },
  emptyText: {
    id: 'gamification.history.emptyText',
    defaultMessage: 'Claimed and expired rewards appear here.',
  },
  allOutcomes: { id: 'gamification.history.allOutcomes', defaultMessage: 'All' },
  count: { id: 'gamification.history.count', defaultMessage: 'Rewards' },
  claimed: { id: 'gamification.history.claimed', defaultMessage: 'Claimed' },
  expired: { id: 'gamification.history.expired', defaultMessage: 'Expired' },
  failed: { id: 'gamification.history.failed', defaultMessage: 'We couldn’t load your history' },
  failedText: {
    id: 'gamification.history.failedText',
    defaultMessage: 'Your rewards are saved. Try again in a moment.',
  },
});

export const outcomes = defineMessages<RewardStatus>({
  Scheduled: { id: 'gamification.outcome.scheduled', defaultMessage: 'Upcoming' },
  Unclaimed: { id: 'gamification.outcome.unclaimed', defaultMessage: 'Not claimed yet' },
  Processing: { id: 'gamification.outcome.processing', defaultMessage: 'Processing' },
  Credited: { id: 'gamification.outcome.credited', defaultMessage: 'Claimed' },
  FailedProcessing: { id: 'gamification.outcome.failed', defaultMessage: 'Payment failed: contact support' },
  Expired: { id: 'gamification.outcome.expired', defaultMessage: 'Expired' },
  Removed: { id: 'gamification.outcome.removed', defaultMessage: 'Removed' },
});

/** Outcomes of claimed free spins. */
export const spinOutcomes = defineMessages<FreeSpinStatus>({
  Ready: { id: 'gamification.spinOutcome.ready', defaultMessage: 'Ready to play' },
  InUse: { id: 'gamification.spinOutcome.inUse', defaultMessage: '{used} of {total} used' },
  Used: { id: 'gamification.spinOutcome.used', defaultMessage: 'Used' },
  Expired: { id: 'gamification.spinOutcome.expired', defaultMessage: 'Expired' },
  Forfeited: { id: 'gamification.spinOutcome.forfeited', defaultMessage: 'Forfeited' },
});
