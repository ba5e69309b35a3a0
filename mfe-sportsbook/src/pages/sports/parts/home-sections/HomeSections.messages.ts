import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  live: { id: 'sportsbook.programme.live', defaultMessage: 'Live now' },
  all: { id: 'sportsbook.programme.all-live', defaultMessage: 'Show all {count} matches in play' },
  soon: { id: 'sportsbook.programme.soon', defaultMessage: 'Starting soon' },
  empty: { id: 'sportsbook.programme.empty', defaultMessage: 'No matches right now' },
  emptyText: {
    id: 'sportsbook.programme.empty-text',
    defaultMessage: 'New matches are listed a day ahead.',
  },
});
