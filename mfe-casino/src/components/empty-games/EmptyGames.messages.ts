import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  page: { id: 'casino.empty.page', defaultMessage: 'No games here yet' },
  pageText: { id: 'casino.empty.page-text', defaultMessage: 'Browse our other games.' },
  all: { id: 'casino.empty.games', defaultMessage: 'See all games' },
  catalogue: { id: 'casino.empty.catalogue', defaultMessage: 'No games available yet' },
  catalogueText: {
    id: 'casino.empty.catalogue-text',
    defaultMessage:
      'Available games depend on your country. Contact support if you expected to see games here.',
  },
  support: { id: 'casino.empty.support', defaultMessage: 'Contact support' },
});
