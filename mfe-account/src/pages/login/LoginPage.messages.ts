import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.login.title', defaultMessage: 'Sign in' },
  welcome: { id: 'account.login.welcome', defaultMessage: 'Good to see you' },
  intro: {
    id: 'account.login.intro',
    defaultMessage: 'You sign in on our own secure page. Your password never passes through the lobby.',
  },
  signIn: { id: 'account.login.signIn', defaultMessage: 'Sign in' },
  create: { id: 'account.login.create', defaultMessage: 'Create an account' },
  browse: { id: 'account.login.browse', defaultMessage: 'Look around first' },
  opening: { id: 'account.login.opening', defaultMessage: 'Opening the sign-in page…' },
  failed: {
    id: 'account.login.failed',
    defaultMessage: 'The sign-in page did not open. Check your connection and try again.',
  },
  expired: {
    id: 'account.login.expired',
    defaultMessage: 'You were signed out because your session ended. Sign in to go on where you were.',
  },
  anotherDevice: {
    id: 'account.login.anotherDevice',
    defaultMessage:
      'You were signed out here because your account was opened on another device. If that was not you, sign in and change your password.',
  },
  reasonTitle: { id: 'account.login.reasonTitle', defaultMessage: 'You have been signed out' },
  returns: { id: 'account.login.returns', defaultMessage: 'Afterwards we bring you back to where you were.' },
});
