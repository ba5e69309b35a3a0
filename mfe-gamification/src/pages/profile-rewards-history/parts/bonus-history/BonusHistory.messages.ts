import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.bonusHistory.title', defaultMessage: 'Bonus history' },
  failed: { id: 'gamification.bonusHistory.failed', defaultMessage: 'We couldn’t load your bonus history' },
  failedHint: {
    id: 'gamification.bonusHistory.failedHint',
    defaultMessage: 'Your bonuses are saved. Try again in a moment.',
  },
  empty: { id: 'gamification.bonusHistory.empty', defaultMessage: 'No bonuses in this period' },
  emptyHint: {
    id: 'gamification.bonusHistory.emptyHint',
    defaultMessage: 'Bonuses appear here after you claim them. To see older ones, choose “Other dates”.',
  },
});
