import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'cashier.depositHistory.title', defaultMessage: 'Deposits' },
  intro: {
    id: 'cashier.depositHistory.intro',
    defaultMessage: 'All your deposits and their status.',
  },
});
