import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.recent.title', defaultMessage: 'Recently played' },
  none: { id: 'casino.recent.none', defaultMessage: 'No games played yet' },
  noneText: { id: 'casino.recent.none-text', defaultMessage: 'Games you play appear here.' },
  browse: { id: 'casino.recent.browse', defaultMessage: 'See all games' },
});
