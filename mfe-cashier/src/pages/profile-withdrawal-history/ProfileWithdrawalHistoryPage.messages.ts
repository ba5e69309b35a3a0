import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'cashier.withdrawalHistory.title', defaultMessage: 'Withdrawals' },
  intro: {
    id: 'cashier.withdrawalHistory.intro',
    defaultMessage: 'Every withdrawal you have asked for, and where it is.',
  },
  every: { id: 'cashier.withdrawalHistory.every', defaultMessage: 'All withdrawals' },
});
