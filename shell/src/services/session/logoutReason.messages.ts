import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  expired: {
    id: 'shell.logoutReason.expired',
    defaultMessage: 'You were signed out because your session expired.',
  },
  anotherDevice: {
    id: 'shell.logoutReason.anotherDevice',
    defaultMessage:
      'You were signed out here because your account was opened on another device. If this wasn’t you, sign in and change your password.',
  },
  signedOut: { id: 'shell.logoutReason.signedOut', defaultMessage: 'You’ve signed out.' },
  blocked: {
    id: 'shell.logoutReason.blocked',
    defaultMessage:
      'You were signed out because your account can’t be used right now. Contact support if you have questions.',
  },
  breakStarted: {
    id: 'shell.logoutReason.breakStarted',
    defaultMessage: 'Your break has started. You’ve been signed out on all your devices.',
  },
  sessionLimit: {
    id: 'shell.logoutReason.sessionLimit',
    defaultMessage: 'You were signed out because your time limit is used up.',
  },
});
