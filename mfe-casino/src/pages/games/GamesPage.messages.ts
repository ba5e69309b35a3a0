import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.games.title', defaultMessage: 'All games' },
  text: {
    id: 'casino.games.text',
    defaultMessage: 'Every game of every studio. Filter by what matters to you, and share the address.',
  },
});
