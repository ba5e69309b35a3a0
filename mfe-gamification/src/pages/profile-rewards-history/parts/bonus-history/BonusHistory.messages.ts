import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.bonusHistory.title', defaultMessage: 'Bonus history' },
  failed: { id: 'gamification.bonusHistory.failed', defaultMessage: 'Your bonus history did not load' },
  failedHint: {
    id: 'gamification.bonusHistory.failedHint',
    defaultMessage: 'Nothing is lost: every bonus is kept.',
  },
  retry: { id: 'gamification.bonusHistory.retry', defaultMessage: 'Try again' },
  more: { id: 'gamification.bonusHistory.more', defaultMessage: 'Show more' },
  empty: { id: 'gamification.bonusHistory.empty', defaultMessage: 'No bonuses here' },
  emptyHint: {
    id: 'gamification.bonusHistory.emptyHint',
    defaultMessage: 'A bonus stands here as soon as you have claimed it. Older ones are under “Other dates”.',
  },
  filteredHint: {
    id: 'gamification.bonusHistory.filteredHint',
    defaultMessage: 'Choose a longer period or take a filter away.',
  },
  everything: { id: 'gamification.bonusHistory.everything', defaultMessage: 'Show the last 6 months' },
  csv: { id: 'gamification.bonusHistory.csv', defaultMessage: 'CSV' },
  pdf: { id: 'gamification.bonusHistory.pdf', defaultMessage: 'PDF' },
  making: {
    id: 'gamification.bonusHistory.making',
    defaultMessage: 'We are making your file. It comes by itself.',
  },
  exportFailed: {
    id: 'gamification.bonusHistory.exportFailed',
    defaultMessage: 'The file could not be made. Choose at most two years, or try again in a moment.',
  },
});
