import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'shell.desk.label', defaultMessage: 'Account summary' },
  balance: { id: 'shell.desk.balance', defaultMessage: 'Balance' },
  withdraw: { id: 'shell.desk.withdraw', defaultMessage: 'Withdraw' },
  time: { id: 'shell.desk.time', defaultMessage: 'This session' },
  join: { id: 'shell.desk.join', defaultMessage: 'Create an account' },
  joinText: {
    id: 'shell.desk.joinText',
    defaultMessage: 'It takes two minutes, and you can set your limits right away.',
  },
});
