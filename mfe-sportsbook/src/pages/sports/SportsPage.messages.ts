import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.page.title', defaultMessage: 'Sports' },
  results: { id: 'sportsbook.page.results', defaultMessage: 'Results' },
  failed: { id: 'sportsbook.page.failed', defaultMessage: 'We couldn’t load the matches' },
  failedText: {
    id: 'sportsbook.page.failed-text',
    defaultMessage: 'We’ll keep trying. You can also try again now.',
  },
  retry: { id: 'sportsbook.page.retry', defaultMessage: 'Try again' },
  about: {
    id: 'sportsbook.page.about',
    defaultMessage:
      'Teams, matches and scores are simulated. The bookmaker’s margin on a market is {margin}.',
  },
});
