import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'sportsbook.nav.label', defaultMessage: 'Sports' },
  all: { id: 'sportsbook.nav.all', defaultMessage: 'In play' },
  every: { id: 'sportsbook.nav.every', defaultMessage: 'All sports' },
  live: {
    id: 'sportsbook.nav.live',
    defaultMessage: '{count, plural, one {# match in play} other {# matches in play}}',
  },
});
