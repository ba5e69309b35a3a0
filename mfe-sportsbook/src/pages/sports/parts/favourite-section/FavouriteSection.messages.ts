import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.favourites.title', defaultMessage: 'Favourites' },
  matches: { id: 'sportsbook.favourites.matches', defaultMessage: 'Favourite matches' },
  empty: {
    id: 'sportsbook.favourites.empty',
    defaultMessage: 'Your favourites have no matches right now.',
  },
  failed: { id: 'sportsbook.favourites.failed', defaultMessage: 'We couldn’t load your favourites' },
});
