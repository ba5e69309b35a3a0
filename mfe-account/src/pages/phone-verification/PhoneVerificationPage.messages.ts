import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.phone.title', defaultMessage: 'Verify your phone number' },
  intro: {
    id: 'account.phone.intro',
    defaultMessage: 'We’ll text a code to {phone}. Standard message rates may apply.',
  },
  send: { id: 'account.phone.send', defaultMessage: 'Text me a code' },
  again: { id: 'account.phone.again', defaultMessage: 'Send a new code' },
  sent: { id: 'account.phone.sent', defaultMessage: 'Code sent to {phone}. It’s valid for 10 minutes.' },
  code: { id: 'account.phone.code', defaultMessage: 'Code from the text message' },
  submit: { id: 'account.phone.submit', defaultMessage: 'Verify' },
  required: { id: 'account.phone.required', defaultMessage: 'Enter the 6-digit code' },
  WRONG: { id: 'account.phone.wrong', defaultMessage: 'That code isn’t right. Check it and try again.' },
  EXPIRED: {
    id: 'account.phone.expired',
    defaultMessage: 'This code is no longer valid. Send a new one.',
  },
  tooMany: {
    id: 'account.phone.tooMany',
    defaultMessage: 'You’ve requested too many codes. Try again in an hour.',
  },
  sendFailed: {
    id: 'account.phone.sendFailed',
    defaultMessage: 'We couldn’t send you a code. Check your connection and try again.',
  },
  checkFailed: {
    id: 'account.phone.checkFailed',
    defaultMessage: 'We couldn’t check your code. Check your connection and try the same code again.',
  },
  loadFailed: { id: 'account.phone.loadFailed', defaultMessage: 'We couldn’t load your phone number' },
  errors: { id: 'account.phone.errors', defaultMessage: 'Check your entry' },
  verified: { id: 'account.phone.verified', defaultMessage: 'Your phone number is verified' },
  verifiedText: { id: 'account.phone.verifiedText', defaultMessage: '{phone} is verified. You’re all set.' },
  rewards: { id: 'account.phone.rewards', defaultMessage: 'Go to rewards' },
  noNumber: { id: 'account.phone.noNumber', defaultMessage: 'Your account has no phone number' },
  noNumberText: {
    id: 'account.phone.noNumberText',
    defaultMessage: 'Contact support to add one.',
  },
  support: { id: 'account.phone.support', defaultMessage: 'Contact support' },
  off: { id: 'account.phone.off', defaultMessage: 'No verification needed' },
  offText: {
    id: 'account.phone.offText',
    defaultMessage: 'We don’t ask players of {site} to verify a phone number.',
  },
  overview: { id: 'account.phone.overview', defaultMessage: 'Go to your profile' },
  skip: { id: 'account.phone.skip', defaultMessage: 'Not now' },
  retry: { id: 'account.phone.retry', defaultMessage: 'Try again' },
});
