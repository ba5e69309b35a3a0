import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.playerSearch.title', defaultMessage: 'Find a player' },
  brand: { id: 'console.playerSearch.brand', defaultMessage: 'Brand' },
  who: { id: 'console.playerSearch.who', defaultMessage: 'Email address or player ID' },
  search: { id: 'console.playerSearch.search', defaultMessage: 'Search' },
  correct: { id: 'console.playerSearch.correct', defaultMessage: 'Check this field' },
});
