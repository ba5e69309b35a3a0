import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.lobby.title', defaultMessage: 'Casino' },
  empty: { id: 'casino.lobby.empty', defaultMessage: 'No games are offered here yet' },
  emptyText: {
    id: 'casino.lobby.empty-text',
    defaultMessage: 'Games depend on the country you are in. Write to us if you expected to see some.',
  },
});
