import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  reason: { id: 'console.submit.reason', defaultMessage: 'To continue, enter a reason.' },
  confirmation: { id: 'console.submit.confirmation', defaultMessage: 'To continue, type the confirmation.' },
  fields: { id: 'console.submit.fields', defaultMessage: 'To continue, complete the fields above.' },
  problems: { id: 'console.submit.problems', defaultMessage: 'To continue, correct the problems above.' },
  checking: { id: 'console.submit.checking', defaultMessage: 'Checking the change …' },
  stillChecking: {
    id: 'console.submit.stillChecking',
    defaultMessage: 'Still checking the change. The server is responding slowly.',
  },
  notChecked: {
    id: 'console.submit.notChecked',
    defaultMessage: 'The change could not be checked, so it cannot be submitted yet.',
  },
  retry: { id: 'console.submit.retry', defaultMessage: 'Check again' },
  agent: { id: 'console.submit.agent', defaultMessage: 'To transfer the chat, choose an agent.' },
  player: {
    id: 'console.submit.player',
    defaultMessage: 'To search, enter a player ID or an email address.',
  },
  textKey: { id: 'console.submit.textKey', defaultMessage: 'To add a text, enter its key.' },
  currency: {
    id: 'console.submit.currency',
    defaultMessage: 'To add a currency, enter its three-letter code. The list must not contain it yet.',
  },
  reply: { id: 'console.submit.reply', defaultMessage: 'To send, write a message.' },
  otherOperator: {
    id: 'console.submit.otherOperator',
    defaultMessage: 'Another operator must do this: you made or approved the change.',
  },
  playerBlocked: {
    id: 'console.submit.playerBlocked',
    defaultMessage: 'Not possible while the player is blocked. The blocks are listed above.',
  },
});
