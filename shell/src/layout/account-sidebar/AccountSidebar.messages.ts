import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'shell.sidebar.label', defaultMessage: 'Account summary' },
  balance: { id: 'shell.sidebar.balance', defaultMessage: 'Balance' },
  withdraw: { id: 'shell.sidebar.withdraw', defaultMessage: 'Withdraw' },
  time: { id: 'shell.sidebar.time', defaultMessage: 'This session' },
  join: { id: 'shell.sidebar.join', defaultMessage: 'Create an account' },
  joinText: {
    id: 'shell.sidebar.joinText',
    defaultMessage: 'It takes two minutes, and you can set your limits right away.',
  },
});
