import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.bonusHistory.title', defaultMessage: 'Bonus history' },
  failed: { id: 'gamification.bonusHistory.failed', defaultMessage: 'We couldn’t load your bonus history' },
  failedHint: {
    id: 'gamification.bonusHistory.failedHint',
    defaultMessage: 'Your bonuses are saved. Try again in a moment.',
  },
  retry: { id: 'gamification.bonusHistory.retry', defaultMessage: 'Try again' },
  more: { id: 'gamification.bonusHistory.more', defaultMessage: 'Show more' },
  empty: { id: 'gamification.bonusHistory.empty', defaultMessage: 'No bonuses in this period' },
  emptyHint: {
    id: 'gamification.bonusHistory.emptyHint',
    defaultMessage: 'Bonuses appear here after you claim them. To see older ones, choose “Other dates”.',
  },
  filteredHint: {
    id: 'gamification.bonusHistory.filteredHint',
    defaultMessage: 'Choose a longer period or remove a filter.',
  },
  everything: { id: 'gamification.bonusHistory.everything', defaultMessage: 'Show the last 6 months' },
  csv: { id: 'gamification.bonusHistory.csv', defaultMessage: 'CSV' },
  pdf: { id: 'gamification.bonusHistory.pdf', defaultMessage: 'PDF' },
  making: {
    id: 'gamification.bonusHistory.making',
    defaultMessage: 'Preparing your file. The download starts automatically.',
  },
  exportFailed: {
    id: 'gamification.bonusHistory.exportFailed',
    defaultMessage: 'We couldn’t create the file. Choose at most two years, or try again in a moment.',
  },
});
