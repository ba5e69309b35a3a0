import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.lobby.title', defaultMessage: 'Casino' },
  empty: { id: 'casino.lobby.empty', defaultMessage: 'No games available yet' },
  emptyText: {
    id: 'casino.lobby.empty-text',
    defaultMessage:
      'Available games depend on your country. Contact support if you expected to see games here.',
  },
});
