import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.bonuses.title', defaultMessage: 'Being played' },
  none: {
    id: 'gamification.bonuses.none',
    defaultMessage: 'No bonus is being played. A reward of bonus money stands here once you have claimed it.',
  },
  failed: { id: 'gamification.bonuses.failed', defaultMessage: 'Your bonuses did not load' },
  failedText: {
    id: 'gamification.bonuses.failedText',
    defaultMessage: 'They are kept, with everything you have staked towards them.',
  },
  retry: { id: 'gamification.bonuses.retry', defaultMessage: 'Try again' },
});
