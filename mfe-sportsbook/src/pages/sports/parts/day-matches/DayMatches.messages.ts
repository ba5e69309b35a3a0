import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  empty: { id: 'sportsbook.day.empty', defaultMessage: 'No matches on this day' },
  emptyText: {
    id: 'sportsbook.day.empty-text',
    defaultMessage: 'Choose another day, or see what’s in play in other sports.',
  },
  emptyAction: { id: 'sportsbook.programme.empty-action', defaultMessage: 'See all matches in play' },
});
