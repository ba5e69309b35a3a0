import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.page.title', defaultMessage: 'Sports' },
  stale: { id: 'sportsbook.page.stale', defaultMessage: 'Prices are not live' },
  staleText: {
    id: 'sportsbook.page.stale-text',
    defaultMessage:
      'The connection to the matches is lost. What you see may be old and cannot be chosen until it is back.',
  },
  failed: { id: 'sportsbook.page.failed', defaultMessage: 'The matches could not be loaded' },
  failedText: {
    id: 'sportsbook.page.failed-text',
    defaultMessage: 'We keep trying. The rest of the site works as usual.',
  },
  retry: { id: 'sportsbook.page.retry', defaultMessage: 'Try again' },
  off: { id: 'sportsbook.page.off', defaultMessage: 'There is no sportsbook here' },
  offText: { id: 'sportsbook.page.off-text', defaultMessage: '{brand} offers games only.' },
  offAction: { id: 'sportsbook.page.off-action', defaultMessage: 'Go to the lobby' },
  about: {
    id: 'sportsbook.page.about',
    defaultMessage:
      'Teams, matches and scores are simulated. The prices of a market add up to {margin} more than certainty: that is the margin of the house.',
  },
});
