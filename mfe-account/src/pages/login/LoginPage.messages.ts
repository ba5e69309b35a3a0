import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.login.title', defaultMessage: 'Sign in' },
  welcome: { id: 'account.login.welcome', defaultMessage: 'Welcome back' },
  intro: {
    id: 'account.login.intro',
    defaultMessage: 'You sign in on our secure page. Games and other services never see your password.',
  },
  signIn: { id: 'account.login.signIn', defaultMessage: 'Sign in' },
  code: { id: 'account.login.code', defaultMessage: 'Sign in with a code' },
  create: { id: 'account.login.create', defaultMessage: 'Create an account' },
  browse: { id: 'account.login.browse', defaultMessage: 'Browse first' },
  expired: {
    id: 'account.login.expired',
    defaultMessage:
      'You were signed out because your session expired. Sign in to continue where you left off.',
  },
  anotherDevice: {
    id: 'account.login.anotherDevice',
    defaultMessage:
      'You were signed out here because your account was opened on another device. If this wasn’t you, sign in and change your password.',
  },
  signedOut: { id: 'account.login.signedOut', defaultMessage: 'Sign in again whenever you like.' },
  blocked: {
    id: 'account.login.blocked',
    defaultMessage:
      'You were signed out because your account can’t be used right now. Contact support if you have questions.',
  },
  breakTitle: { id: 'account.login.breakTitle', defaultMessage: 'Your break has started' },
  breakStarted: {
    id: 'account.login.breakStarted',
    defaultMessage:
      'You’ve been signed out on all your devices, and we’ve emailed you a confirmation. To withdraw your balance, sign in: playing and depositing stay blocked.',
  },
  breakHelp: { id: 'account.login.breakHelp', defaultMessage: 'Free, confidential help: {helpline}' },
  sessionLimit: {
    id: 'account.login.sessionLimit',
    defaultMessage:
      'Your time limit is used up. You can sign in to see your account or withdraw, but you can’t play until the limit resets.',
  },
  reasonTitle: { id: 'account.login.reasonTitle', defaultMessage: 'You’ve been signed out' },
  returns: { id: 'account.login.returns', defaultMessage: 'We’ll return you to the page you came from.' },
});
