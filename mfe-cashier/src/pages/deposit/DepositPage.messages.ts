import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'cashier.depositPage.title', defaultMessage: 'Deposit' },
  balance: { id: 'cashier.depositPage.balance', defaultMessage: 'Your balance' },
  safeTitle: { id: 'cashier.depositPage.safeTitle', defaultMessage: 'Good to know' },
  safeCard: {
    id: 'cashier.depositPage.safeCard',
    defaultMessage: 'Your card details go only to the payment provider.',
  },
  safeOwn: { id: 'cashier.depositPage.safeOwn', defaultMessage: 'Use only accounts in your own name.' },
  limits: { id: 'cashier.depositPage.limits', defaultMessage: 'Deposit limits' },
  history: { id: 'cashier.depositPage.history', defaultMessage: 'Deposit history' },
  withdraw: { id: 'cashier.depositPage.withdraw', defaultMessage: 'Withdraw instead' },
});
