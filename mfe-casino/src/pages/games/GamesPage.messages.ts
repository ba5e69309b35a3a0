import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.games.title', defaultMessage: 'All games' },
  text: {
    id: 'casino.games.text',
    defaultMessage: 'All games from all studios. Filter them and share the link.',
  },
});
