import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.bonuses.title', defaultMessage: 'Active bonuses' },
  none: {
    id: 'gamification.bonuses.none',
    defaultMessage: 'No active bonuses. Bonus money appears here after you claim it.',
  },
  failed: { id: 'gamification.bonuses.failed', defaultMessage: 'We couldn’t load your bonuses' },
  failedText: {
    id: 'gamification.bonuses.failedText',
    defaultMessage: 'Your bonuses and wagering progress are saved.',
  },
  retry: { id: 'gamification.bonuses.retry', defaultMessage: 'Try again' },
});
