import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.rewards.title', defaultMessage: 'Rewards' },
  intro: {
    id: 'gamification.rewards.intro',
    defaultMessage: 'What we have put aside for you. Nothing happens until you claim it.',
  },
  history: { id: 'gamification.rewards.history', defaultMessage: 'Rewards history' },
  here: { id: 'gamification.rewards.here', defaultMessage: 'Here for you' },
  coming: { id: 'gamification.rewards.coming', defaultMessage: 'On its way' },
  removeClaimed: { id: 'gamification.rewards.removeClaimed', defaultMessage: 'Remove claimed' },
  removed: {
    id: 'gamification.rewards.removed',
    defaultMessage: 'Claimed rewards are off the list. You find them in the history.',
  },
  empty: { id: 'gamification.rewards.empty', defaultMessage: 'Nothing is waiting right now' },
  emptyText: {
    id: 'gamification.rewards.emptyText',
    defaultMessage:
      'When we put something aside for you, it appears here by itself. No need to come back and look.',
  },
  toGames: { id: 'gamification.rewards.toGames', defaultMessage: 'See the games' },
  failed: { id: 'gamification.rewards.failed', defaultMessage: 'Your rewards did not load' },
  failedText: {
    id: 'gamification.rewards.failedText',
    defaultMessage: 'Nothing is lost: they are kept for you.',
  },
  offline: {
    id: 'gamification.rewards.offline',
    defaultMessage:
      'You seem to be offline. Your rewards are kept for you, and we try again as soon as you are back.',
  },
  retry: { id: 'gamification.rewards.retry', defaultMessage: 'Try again' },
});
