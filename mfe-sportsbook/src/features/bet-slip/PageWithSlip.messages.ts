import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  skip: { id: 'sportsbook.page.skip', defaultMessage: 'Skip to bet slip' },
  stale: { id: 'sportsbook.page.stale', defaultMessage: 'Odds aren’t live' },
  staleText: {
    id: 'sportsbook.page.stale-text',
    defaultMessage: 'Connection lost. Prices may be outdated. Your bet slip updates them when we reconnect.',
  },
});
