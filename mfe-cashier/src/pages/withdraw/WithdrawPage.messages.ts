import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'cashier.withdrawPage.title', defaultMessage: 'Withdraw' },
  goodTitle: { id: 'cashier.withdrawPage.goodTitle', defaultMessage: 'Good to know' },
  goodLoop: {
    id: 'cashier.withdrawPage.goodLoop',
    defaultMessage:
      'Money goes back to where it came from first, as {regulator} asks. What you have won beyond that goes where you choose.',
  },
  goodAccounts: {
    id: 'cashier.withdrawPage.goodAccounts',
    defaultMessage: 'You choose which of the accounts you have deposited from it goes to.',
  },
  goodOwn: {
    id: 'cashier.withdrawPage.goodOwn',
    defaultMessage: 'We pay to accounts in your own name only.',
  },
  history: { id: 'cashier.withdrawPage.history', defaultMessage: 'All my withdrawals' },
});
