import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  page: { id: 'casino.browse.empty', defaultMessage: 'No games here yet' },
  pageText: { id: 'casino.browse.empty-text', defaultMessage: 'Browse our other games.' },
  all: { id: 'casino.browse.all', defaultMessage: 'See all games' },
  catalogue: { id: 'casino.lobby.empty', defaultMessage: 'No games available yet' },
  catalogueText: {
    id: 'casino.lobby.empty-text',
    defaultMessage:
      'Available games depend on your country. Contact support if you expected to see games here.',
  },
  support: { id: 'casino.lobby.empty-support', defaultMessage: 'Contact support' },
});
