import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  readOnly: {
    id: 'console.accountDecision.readOnly',
    defaultMessage: 'Auditors can read accounts, but not change them.',
  },
  eraseNotFor: {
    id: 'console.accountDecision.eraseNotFor',
    defaultMessage: 'Only operators can erase personal data, or close an account against the player’s will.',
  },
  cancel: { id: 'console.accountDecision.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.accountDecision.notDone', defaultMessage: 'Nothing was changed' },
  cause: { id: 'console.accountDecision.cause', defaultMessage: 'Why is the account closed?' },
});

export const actionNames = defineMessages({
  'sign-out': { id: 'console.accountDecision.sign-out', defaultMessage: 'End all sessions' },
  'end-session': { id: 'console.accountDecision.end-session', defaultMessage: 'End session' },
  'stop-marketing': { id: 'console.accountDecision.stop-marketing', defaultMessage: 'Stop marketing' },
  close: { id: 'console.accountDecision.close', defaultMessage: 'Close account' },
  reopen: { id: 'console.accountDecision.reopen', defaultMessage: 'Reopen account' },
  export: { id: 'console.accountDecision.export', defaultMessage: 'Send data archive' },
  erase: { id: 'console.accountDecision.erase', defaultMessage: 'Erase personal data' },
});

export const effects = defineMessages({
  'sign-out': {
    id: 'console.accountDecision.effect.sign-out',
    defaultMessage:
      'The player is signed out on every device within seconds, and open games are closed after the current round. The player can sign in again.',
  },
  'end-session': {
    id: 'console.accountDecision.effect.end-session',
    defaultMessage:
      'The player is signed out on this device within seconds, and an open game on it is closed after the current round. Other sessions stay open. The player can sign in again.',
  },
  'stop-marketing': {
    id: 'console.accountDecision.effect.stop-marketing',
    defaultMessage:
      'Withdraws the consent to marketing by email, text message, phone and push at the player’s request. Only the player can give it again.',
  },
  close: {
    id: 'console.accountDecision.effect.close',
    defaultMessage:
      'The player is signed out everywhere at once and can no longer sign in. At the player’s own request the balance must be paid out first. Otherwise an operator pays it out on the Player balance page.',
  },
  reopen: {
    id: 'console.accountDecision.effect.reopen',
    defaultMessage: 'The player can sign in again. Exclusions, time-outs and limits stay in force.',
  },
  export: {
    id: 'console.accountDecision.effect.export',
    defaultMessage:
      'The player receives an email with a link to an archive of all personal data. The link works for 7 days, after the player has signed in. One archive per day.',
  },
  erase: {
    id: 'console.accountDecision.effect.erase',
    defaultMessage:
      'Closes the account permanently and confirms it to the player by email. Data without a legal duty to keep it is deleted within minutes, the rest when the retention of the licence ends. This cannot be undone.',
  },
});

export const causeNames = defineMessages({
  PlayerRequest: {
    id: 'console.accountDecision.cause.PlayerRequest',
    defaultMessage: 'The player asked for it',
  },
  MultipleAccounts: {
    id: 'console.accountDecision.cause.MultipleAccounts',
    defaultMessage: 'The person has another account',
  },
  OperatorDecision: {
    id: 'console.accountDecision.cause.OperatorDecision',
    defaultMessage: 'Decision of the operator',
  },
});

export const doneTexts = defineMessages({
  'sign-out': {
    id: 'console.accountDecision.done.sign-out',
    defaultMessage: 'Sessions ended. The player was signed out everywhere.',
  },
  'end-session': {
    id: 'console.accountDecision.done.end-session',
    defaultMessage: 'Session ended. The player was signed out on this device.',
  },
  'stop-marketing': {
    id: 'console.accountDecision.done.stop-marketing',
    defaultMessage: 'Marketing stopped on all channels.',
  },
  close: {
    id: 'console.accountDecision.done.close',
    defaultMessage: 'Account closed. The player was signed out.',
  },
  reopen: {
    id: 'console.accountDecision.done.reopen',
    defaultMessage: 'Account reopened. The player can sign in.',
  },
  export: {
    id: 'console.accountDecision.done.export',
    defaultMessage: 'Archive requested. The player receives the link by email within a minute.',
  },
  erase: {
    id: 'console.accountDecision.done.erase',
    defaultMessage: 'Erasure requested. The account is permanently closed.',
  },
});
