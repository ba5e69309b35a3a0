import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  askTitle: { id: 'account.code.askTitle', defaultMessage: 'Sign in with a code' },
  askIntro: {
    id: 'account.code.askIntro',
    defaultMessage: 'We’ll send you a code. No password needed.',
  },
  channel: { id: 'account.code.channel', defaultMessage: 'Send the code' },
  byEmail: { id: 'account.code.byEmail', defaultMessage: 'By email' },
  bySms: { id: 'account.code.bySms', defaultMessage: 'By text message' },
  bySmsHint: { id: 'account.code.bySmsHint', defaultMessage: 'To a mobile number that you’ve verified.' },
  email: { id: 'account.code.email', defaultMessage: 'Email address' },
  phone: { id: 'account.code.phone', defaultMessage: 'Mobile number' },
  phoneHint: {
    id: 'account.code.phoneHint',
    defaultMessage: 'With the country code, for example +372 5550 1234.',
  },
  emailInvalid: {
    id: 'account.code.emailInvalid',
    defaultMessage: 'Enter an email address like name@example.com.',
  },
  phoneInvalid: {
    id: 'account.code.phoneInvalid',
    defaultMessage: 'Enter the number with its country code, like +372 5550 1234.',
  },
  send: { id: 'account.code.send', defaultMessage: 'Send the code' },
  failed: { id: 'account.code.failed', defaultMessage: 'We couldn’t send a code. Try again in a moment.' },
  errors: { id: 'account.code.errors', defaultMessage: 'Something needs your attention' },
  otherWay: { id: 'account.code.otherWay', defaultMessage: 'Sign in another way' },
});

/** Cases of requirements/errors#tracking-cases. */
export const refusals = defineMessages({
  lockedTitle: { id: 'account.code.lockedTitle', defaultMessage: 'Too many attempts' },
  lockedText: {
    id: 'account.code.lockedText',
    defaultMessage:
      'To protect the account, codes are paused. You can request one again in {time}, or sign in another way.',
  },
  lockedOver: { id: 'account.code.lockedOver', defaultMessage: 'You can request a code again now.' },
  tooManyText: {
    id: 'account.code.tooManyText',
    defaultMessage:
      'The code was entered incorrectly too many times and can no longer be used. Request a new one, or sign in another way.',
  },
  countryTitle: { id: 'account.code.countryTitle', defaultMessage: 'Not available where you are' },
  countryText: {
    id: 'account.code.countryText',
    defaultMessage:
      'Our licence doesn’t let us serve people in: {country}. If you’re travelling, you can sign in when you return. Your account and money are safe.',
  },
  unsafeTitle: { id: 'account.code.unsafeTitle', defaultMessage: 'This connection isn’t secure' },
  unsafeText: {
    id: 'account.code.unsafeText',
    defaultMessage:
      'It seems to run through an anonymous network, where others could listen in or pretend to be you. Switch off a VPN or proxy, or use your mobile network, and try again.',
  },
  offTitle: { id: 'account.code.offTitle', defaultMessage: 'Sign-in by code isn’t available' },
  offText: {
    id: 'account.code.offText',
    defaultMessage: 'Sign in another way, or contact support if you can’t.',
  },
  again: { id: 'account.code.again', defaultMessage: 'Send a new code' },
  retry: { id: 'account.code.retry', defaultMessage: 'Try again' },
  support: { id: 'account.code.support', defaultMessage: 'Contact support' },
});
