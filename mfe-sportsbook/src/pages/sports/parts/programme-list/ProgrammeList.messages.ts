import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  live: { id: 'sportsbook.programme.live', defaultMessage: 'Live now' },
  soon: { id: 'sportsbook.programme.soon', defaultMessage: 'Starting soon' },
  upcoming: { id: 'sportsbook.programme.upcoming', defaultMessage: 'Upcoming' },
  empty: { id: 'sportsbook.programme.empty', defaultMessage: 'No live matches in this sport' },
  emptyText: {
    id: 'sportsbook.programme.empty-text',
    defaultMessage: 'New matches are listed a day ahead. See what’s live in other sports.',
  },
  emptyAction: { id: 'sportsbook.programme.empty-action', defaultMessage: 'See all matches in play' },
});
