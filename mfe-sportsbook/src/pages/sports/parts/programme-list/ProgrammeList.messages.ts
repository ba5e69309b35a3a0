import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  live: { id: 'sportsbook.programme.live', defaultMessage: 'In play now' },
  soon: { id: 'sportsbook.programme.soon', defaultMessage: 'Starting soon' },
  upcoming: { id: 'sportsbook.programme.upcoming', defaultMessage: 'Coming up' },
  empty: { id: 'sportsbook.programme.empty', defaultMessage: 'Nothing on in this sport right now' },
  emptyText: {
    id: 'sportsbook.programme.empty-text',
    defaultMessage: 'New matches are listed a day ahead. Meanwhile, see what is being played.',
  },
  emptyAction: { id: 'sportsbook.programme.empty-action', defaultMessage: 'See all matches in play' },
});
