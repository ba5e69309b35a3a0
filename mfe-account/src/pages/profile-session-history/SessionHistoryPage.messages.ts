import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.sessions.title', defaultMessage: 'Sign-ins and devices' },
  failed: { id: 'account.sessions.failed', defaultMessage: 'We couldn’t load your devices and passkeys.' },
  retry: { id: 'account.sessions.retry', defaultMessage: 'Try again' },
  intro: {
    id: 'account.sessions.intro',
    defaultMessage: 'Where you’re signed in, your passkeys and all your sign-ins.',
  },
  running: { id: 'account.sessions.running', defaultMessage: 'Signed in now' },
  runningText: {
    id: 'account.sessions.runningText',
    defaultMessage: 'Don’t recognise a device? Sign it out and choose a new password.',
  },
  thisDevice: { id: 'account.sessions.thisDevice', defaultMessage: 'This device' },
  device: { id: 'account.sessions.device', defaultMessage: 'Device' },
  place: { id: 'account.sessions.place', defaultMessage: 'Country' },
  method: { id: 'account.sessions.method', defaultMessage: 'Sign-in method' },
  started: { id: 'account.sessions.started', defaultMessage: 'Signed in' },
  lastSeen: { id: 'account.sessions.lastSeen', defaultMessage: 'Last active' },
  ended: { id: 'account.sessions.ended', defaultMessage: 'Signed out' },
  unknown: { id: 'account.sessions.unknown', defaultMessage: 'Unknown' },
  signOut: { id: 'account.sessions.signOut', defaultMessage: 'Sign out' },
  signOutOthers: {
    id: 'account.sessions.signOutOthers',
    defaultMessage: 'Sign out of all other devices',
  },
  signedOut: {
    id: 'account.sessions.signedOut',
    defaultMessage:
      '{count, plural, =0 {That device was already signed out} one {# device signed out} other {# devices signed out}}',
  },
  notSignedOut: {
    id: 'account.sessions.notSignedOut',
    defaultMessage: 'We couldn’t sign out the device. Try again.',
  },
  past: { id: 'account.sessions.past', defaultMessage: 'All sign-ins' },
  pastCaption: { id: 'account.sessions.pastCaption', defaultMessage: 'Sign-ins, newest first' },
  pastNone: { id: 'account.sessions.pastNone', defaultMessage: 'No sign-ins in this period' },
  pastNoneHint: {
    id: 'account.sessions.pastNoneHint',
    defaultMessage: 'Each sign-in appears here with its device and country.',
  },
  pastFailed: {
    id: 'account.sessions.pastFailed',
    defaultMessage: 'We couldn’t load your earlier sign-ins.',
  },
  pastFailedHint: {
    id: 'account.sessions.pastFailedHint',
    defaultMessage: 'They are saved. Try again in a moment.',
  },
  allMethods: { id: 'account.sessions.allMethods', defaultMessage: 'All methods' },
  count: { id: 'account.sessions.count', defaultMessage: 'Sign-ins' },
  countries: { id: 'account.sessions.countries', defaultMessage: 'Countries' },
});

/** Device kinds without a known browser. */
export const kinds = defineMessages({
  PHONE: { id: 'account.sessions.phone', defaultMessage: 'Phone' },
  TABLET: { id: 'account.sessions.tablet', defaultMessage: 'Tablet' },
  COMPUTER: { id: 'account.sessions.computer', defaultMessage: 'Computer' },
});

export const methods = defineMessages({
  PASSWORD: { id: 'account.sessions.method.password', defaultMessage: 'Password' },
  PASSKEY: { id: 'account.sessions.method.passkey', defaultMessage: 'Passkey' },
  EMAIL_CODE: { id: 'account.sessions.method.emailCode', defaultMessage: 'Code by email' },
  SMS_CODE: { id: 'account.sessions.method.smsCode', defaultMessage: 'Code by text message' },
  E_ID: { id: 'account.sessions.method.eid', defaultMessage: 'Electronic ID' },
  BANK_PAYMENT: { id: 'account.sessions.method.bankPayment', defaultMessage: 'Bank ID' },
  OPEN_BANKING: { id: 'account.sessions.method.openBanking', defaultMessage: 'Bank account' },
  PAYMENT_GATEWAY: { id: 'account.sessions.method.paymentGateway', defaultMessage: 'Wallet' },
});

/** Reasons of requirements/errors#logout-reasons. */
export const reasons = defineMessages({
  SESSION_EXPIRED: { id: 'account.sessions.reason.expired', defaultMessage: 'Session expired' },
  JWT_EXPIRED: { id: 'account.sessions.reason.jwtExpired', defaultMessage: 'Session expired' },
  LOGGED_IN_FROM_ANOTHER_DEVICE: {
    id: 'account.sessions.reason.anotherDevice',
    defaultMessage: 'Signed in on another device',
  },
  LOGGED_OUT: { id: 'account.sessions.reason.loggedOut', defaultMessage: 'Signed out by you' },
  ACCOUNT_BLOCKED: { id: 'account.sessions.reason.blocked', defaultMessage: 'Account couldn’t be used' },
  BREAK_STARTED: { id: 'account.sessions.reason.breakStarted', defaultMessage: 'You started a break' },
  SESSION_LIMIT_REACHED: {
    id: 'account.sessions.reason.sessionLimit',
    defaultMessage: 'Time limit used up',
  },
});
