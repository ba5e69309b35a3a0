import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'cashier.withdrawPage.title', defaultMessage: 'Withdraw' },
  goodTitle: { id: 'cashier.withdrawPage.goodTitle', defaultMessage: 'Good to know' },
  goodLoop: {
    id: 'cashier.withdrawPage.goodLoop',
    defaultMessage:
      '{regulator} requires withdrawals to go first to the methods you deposited with. You choose where your winnings go.',
  },
  goodAccounts: {
    id: 'cashier.withdrawPage.goodAccounts',
    defaultMessage: 'You can withdraw to any account you’ve used for deposits.',
  },
  goodWeekend: {
    id: 'cashier.withdrawPage.goodWeekend',
    defaultMessage:
      'Banks don’t process payments at weekends. A withdrawal to a card or a bank account that you request now usually arrives on the next working day or later.',
  },
  goodOwn: {
    id: 'cashier.withdrawPage.goodOwn',
    defaultMessage: 'We only pay to accounts in your name.',
  },
  history: { id: 'cashier.withdrawPage.history', defaultMessage: 'Withdrawal history' },
});
