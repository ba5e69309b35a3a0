import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'cashier.depositPage.title', defaultMessage: 'Deposit' },
  balance: { id: 'cashier.depositPage.balance', defaultMessage: 'Your balance' },
  safeTitle: { id: 'cashier.depositPage.safeTitle', defaultMessage: 'Good to know' },
  safeCard: {
    id: 'cashier.depositPage.safeCard',
    defaultMessage: 'Your card number goes to the payment provider only.',
  },
  safeOwn: { id: 'cashier.depositPage.safeOwn', defaultMessage: 'Pay from accounts in your own name.' },
  limits: { id: 'cashier.depositPage.limits', defaultMessage: 'Set or see my limits' },
  history: { id: 'cashier.depositPage.history', defaultMessage: 'All my deposits' },
  withdraw: { id: 'cashier.depositPage.withdraw', defaultMessage: 'Withdraw instead' },
});
