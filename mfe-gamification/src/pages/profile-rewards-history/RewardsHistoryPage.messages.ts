import { defineMessages } from '@foyer/i18n';
import type { RewardStatus } from '@foyer/graphql/main';

export const messages = defineMessages({
  title: { id: 'gamification.history.title', defaultMessage: 'Rewards and bonuses' },
  intro: {
    id: 'gamification.history.intro',
    defaultMessage: 'Bonuses you are playing, and everything you were given that is claimed or over.',
  },
  rewards: { id: 'gamification.history.rewards', defaultMessage: 'Rewards that are over' },
  cashback: { id: 'gamification.history.cashback', defaultMessage: 'Cashback' },
  back: { id: 'gamification.history.back', defaultMessage: 'Rewards' },
  caption: { id: 'gamification.history.caption', defaultMessage: 'Rewards, newest first' },
  when: { id: 'gamification.history.when', defaultMessage: 'When' },
  reward: { id: 'gamification.history.reward', defaultMessage: 'Reward' },
  worth: { id: 'gamification.history.worth', defaultMessage: 'Worth' },
  outcome: { id: 'gamification.history.outcome', defaultMessage: 'What became of it' },
  empty: { id: 'gamification.history.empty', defaultMessage: 'Nothing here yet' },
  emptyText: {
    id: 'gamification.history.emptyText',
    defaultMessage: 'Rewards you have claimed, and those that ended, are kept here.',
  },
  toRewards: { id: 'gamification.history.toRewards', defaultMessage: 'See my rewards' },
  failed: { id: 'gamification.history.failed', defaultMessage: 'Your history did not load' },
  failedText: {
    id: 'gamification.history.failedText',
    defaultMessage: 'Nothing is lost: every reward is kept.',
  },
  more: { id: 'gamification.history.more', defaultMessage: 'Show more' },
  retry: { id: 'gamification.history.retry', defaultMessage: 'Try again' },
});

export const outcomes = defineMessages<RewardStatus>({
  Scheduled: { id: 'gamification.outcome.scheduled', defaultMessage: 'Opens later' },
  Unclaimed: { id: 'gamification.outcome.unclaimed', defaultMessage: 'Not claimed yet' },
  Processing: { id: 'gamification.outcome.processing', defaultMessage: 'On its way' },
  Credited: { id: 'gamification.outcome.credited', defaultMessage: 'Claimed' },
  FailedProcessing: { id: 'gamification.outcome.failed', defaultMessage: 'Could not be paid: write to us' },
  Expired: { id: 'gamification.outcome.expired', defaultMessage: 'Not claimed in time' },
  Removed: { id: 'gamification.outcome.removed', defaultMessage: 'Taken back' },
});
