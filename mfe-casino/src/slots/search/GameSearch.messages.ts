import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'casino.search.label', defaultMessage: 'Search games, studios and themes' },
  found: {
    id: 'casino.search.found',
    defaultMessage: '{count, plural, =0 {No games} one {# game} other {# games}} for “{query}”',
  },
  searching: { id: 'casino.search.searching', defaultMessage: 'Searching' },
  recent: { id: 'casino.search.recent', defaultMessage: 'Recently played' },
  popular: { id: 'casino.search.popular', defaultMessage: 'Popular now' },
  none: { id: 'casino.search.none', defaultMessage: 'No results for “{query}”' },
  noneText: {
    id: 'casino.search.none-text',
    defaultMessage: 'Try fewer letters, a studio such as {studio}, or a feature such as “{feature}”.',
  },
  all: { id: 'casino.search.all', defaultMessage: 'Filter all games' },
  offline: {
    id: 'casino.search.offline',
    defaultMessage: 'Search is limited right now. Only some games are shown.',
  },
});
