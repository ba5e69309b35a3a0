import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'cashier.withdrawalHistory.title', defaultMessage: 'Withdrawals' },
  intro: {
    id: 'cashier.withdrawalHistory.intro',
    defaultMessage: 'All your withdrawals and their status.',
  },
});
