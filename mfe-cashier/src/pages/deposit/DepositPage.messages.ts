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
  awardTitle: {
    id: 'cashier.depositPage.awardTitle',
    defaultMessage: 'Awards for instant bank payments',
  },
  awardText: {
    id: 'cashier.depositPage.awardText',
    defaultMessage: 'Deposits by instant bank payment can win an award. Awards appear under Rewards.',
  },
  awardRewards: { id: 'cashier.depositPage.awardRewards', defaultMessage: 'See your rewards' },
  bonus: { id: 'cashier.depositPage.bonus', defaultMessage: 'Check your bonus' },
  limits: { id: 'cashier.depositPage.limits', defaultMessage: 'Deposit limits' },
  history: { id: 'cashier.depositPage.history', defaultMessage: 'Deposit history' },
  withdraw: { id: 'cashier.depositPage.withdraw', defaultMessage: 'Withdraw instead' },
});
