import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.results.title', defaultMessage: 'Results' },
  loading: { id: 'sportsbook.results.loading', defaultMessage: 'Loading the results' },
  failed: { id: 'sportsbook.results.failed', defaultMessage: 'We couldn’t load the results' },
  failedText: {
    id: 'sportsbook.results.failed-text',
    defaultMessage: 'Check your connection and try again.',
  },
  empty: { id: 'sportsbook.results.empty', defaultMessage: 'No results in the last 24 hours' },
  emptyText: {
    id: 'sportsbook.results.empty-text',
    defaultMessage: 'Choose another sport, or see the matches that are in play.',
  },
  about: {
    id: 'sportsbook.results.about',
    defaultMessage: 'Matches that ended in the last 24 hours. Bets are settled by these results.',
  },
  walkover: { id: 'sportsbook.results.walkover', defaultMessage: 'Walkover, stakes returned' },
  abandoned: { id: 'sportsbook.results.abandoned', defaultMessage: 'Abandoned, stakes returned' },
});
