import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.verifyEmail.title', defaultMessage: 'Confirm your address' },
  checking: { id: 'account.verifyEmail.checking', defaultMessage: 'Checking your link…' },
  verified: { id: 'account.verifyEmail.verified', defaultMessage: 'Your address is confirmed' },
  verifiedText: {
    id: 'account.verifyEmail.verifiedText',
    defaultMessage: 'Thank you. You’re all set.',
  },
  already: { id: 'account.verifyEmail.already', defaultMessage: 'This address is already confirmed' },
  alreadyText: {
    id: 'account.verifyEmail.alreadyText',
    defaultMessage: 'You don’t need to do anything.',
  },
  expired: { id: 'account.verifyEmail.expired', defaultMessage: 'This link has expired' },
  expiredText: {
    id: 'account.verifyEmail.expiredText',
    defaultMessage: 'Links are valid for two days, and only the latest one works. Request a new link.',
  },
  unknown: { id: 'account.verifyEmail.unknown', defaultMessage: 'This link isn’t valid' },
  unknownText: {
    id: 'account.verifyEmail.unknownText',
    defaultMessage:
      'Part of the link may be missing. Copy the full address from the email, or request a new link.',
  },
  taken: { id: 'account.verifyEmail.taken', defaultMessage: 'This address is already in use' },
  takenText: {
    id: 'account.verifyEmail.takenText',
    defaultMessage: 'Another account now uses this email address. Your account keeps its current address.',
  },
  waiting: { id: 'account.verifyEmail.waiting', defaultMessage: 'Check your inbox' },
  waitingText: {
    id: 'account.verifyEmail.waitingText',
    defaultMessage: 'Open the link in our email to confirm your address.',
  },
  failed: { id: 'account.verifyEmail.failed', defaultMessage: 'We couldn’t check your link' },
  failedText: {
    id: 'account.verifyEmail.failedText',
    defaultMessage: 'The link is still valid. Try again in a moment.',
  },
  unavailable: {
    id: 'account.verifyEmail.unavailable',
    defaultMessage: 'We couldn’t load the status of your email address',
  },
  unavailableText: { id: 'account.verifyEmail.unavailableText', defaultMessage: 'Try again in a moment.' },
  retry: { id: 'account.verifyEmail.retry', defaultMessage: 'Try again' },
  signIn: { id: 'account.verifyEmail.signIn', defaultMessage: 'Sign in to get a new link' },
  goOn: { id: 'account.verifyEmail.goOn', defaultMessage: 'Go to the games' },
});
