import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.rewards.title', defaultMessage: 'Rewards' },
  intro: {
    id: 'gamification.rewards.intro',
    defaultMessage: 'Your rewards. Claim them to use them.',
  },
  history: { id: 'gamification.rewards.history', defaultMessage: 'Rewards history' },
  here: { id: 'gamification.rewards.here', defaultMessage: 'Available now' },
  coming: { id: 'gamification.rewards.coming', defaultMessage: 'Coming soon' },
  removeClaimed: { id: 'gamification.rewards.removeClaimed', defaultMessage: 'Remove claimed' },
  removed: {
    id: 'gamification.rewards.removed',
    defaultMessage: 'Claimed rewards removed. You can find them in your history.',
  },
  empty: { id: 'gamification.rewards.empty', defaultMessage: 'No rewards right now' },
  emptyText: {
    id: 'gamification.rewards.emptyText',
    defaultMessage: 'New rewards appear here automatically.',
  },
  toGames: { id: 'gamification.rewards.toGames', defaultMessage: 'Browse games' },
  failed: { id: 'gamification.rewards.failed', defaultMessage: 'We couldn’t load your rewards' },
  failedText: {
    id: 'gamification.rewards.failedText',
    defaultMessage: 'Your rewards are saved. Try again in a moment.',
  },
  offline: {
    id: 'gamification.rewards.offline',
    defaultMessage: 'You’re offline. Your rewards are saved, and we’ll try again when you’re back online.',
  },
  retry: { id: 'gamification.rewards.retry', defaultMessage: 'Try again' },
});
