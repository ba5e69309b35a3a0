import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.page.title', defaultMessage: 'Sports' },
  stale: { id: 'sportsbook.page.stale', defaultMessage: 'Odds aren’t live' },
  staleText: {
    id: 'sportsbook.page.stale-text',
    defaultMessage: 'Connection lost. Prices may be outdated and can’t be selected until we reconnect.',
  },
  failed: { id: 'sportsbook.page.failed', defaultMessage: 'We couldn’t load the matches' },
  failedText: {
    id: 'sportsbook.page.failed-text',
    defaultMessage: 'We’ll keep trying. You can also try again now.',
  },
  retry: { id: 'sportsbook.page.retry', defaultMessage: 'Try again' },
  off: { id: 'sportsbook.page.off', defaultMessage: 'Sports betting isn’t available here' },
  offText: { id: 'sportsbook.page.off-text', defaultMessage: '{brand} offers games only.' },
  offAction: { id: 'sportsbook.page.off-action', defaultMessage: 'Go to the lobby' },
  about: {
    id: 'sportsbook.page.about',
    defaultMessage:
      'Teams, matches and scores are simulated. The bookmaker’s margin on a market is {margin}.',
  },
});
