import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.lobby.promotions', defaultMessage: 'Promotions' },
  all: { id: 'casino.lobby.promotions-all', defaultMessage: 'All promotions' },
  read: { id: 'casino.lobby.promotion-read', defaultMessage: 'Read the terms' },
  deposit: { id: 'casino.lobby.promotion-deposit', defaultMessage: 'Deposit' },
});
