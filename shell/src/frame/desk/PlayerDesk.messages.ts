import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'shell.desk.label', defaultMessage: 'Your desk' },
  balance: { id: 'shell.desk.balance', defaultMessage: 'Balance' },
  withdraw: { id: 'shell.desk.withdraw', defaultMessage: 'Withdraw' },
  time: { id: 'shell.desk.time', defaultMessage: 'This session' },
  join: { id: 'shell.desk.join', defaultMessage: 'Come aboard' },
  joinText: {
    id: 'shell.desk.joinText',
    defaultMessage: 'An account takes two minutes. Set your limits while you are at it.',
  },
});
