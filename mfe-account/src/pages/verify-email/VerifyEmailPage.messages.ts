import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.verifyEmail.title', defaultMessage: 'Confirm your address' },
  checking: { id: 'account.verifyEmail.checking', defaultMessage: 'Checking your link…' },
  verified: { id: 'account.verifyEmail.verified', defaultMessage: 'Your address is confirmed' },
  verifiedText: {
    id: 'account.verifyEmail.verifiedText',
    defaultMessage: 'Thank you. There is nothing more to do.',
  },
  already: { id: 'account.verifyEmail.already', defaultMessage: 'This address was confirmed before' },
  alreadyText: {
    id: 'account.verifyEmail.alreadyText',
    defaultMessage: 'A link works once, and yours has done its work. All is well.',
  },
  expired: { id: 'account.verifyEmail.expired', defaultMessage: 'This link has run out' },
  expiredText: {
    id: 'account.verifyEmail.expiredText',
    defaultMessage: 'Links work for two days, and only the newest one. We gladly send you another.',
  },
  unknown: { id: 'account.verifyEmail.unknown', defaultMessage: 'We do not know this link' },
  unknownText: {
    id: 'account.verifyEmail.unknownText',
    defaultMessage:
      'Perhaps a part of it was lost on the way. Copy the whole address from the letter, or ask for a new one.',
  },
  waiting: { id: 'account.verifyEmail.waiting', defaultMessage: 'Look into your mail' },
  waitingText: {
    id: 'account.verifyEmail.waitingText',
    defaultMessage: 'The letter we sent you has a link. Opening it confirms that the address is yours.',
  },
  failed: { id: 'account.verifyEmail.failed', defaultMessage: 'We could not check your link' },
  failedText: {
    id: 'account.verifyEmail.failedText',
    defaultMessage: 'The link still works. Please try again in a moment.',
  },
  retry: { id: 'account.verifyEmail.retry', defaultMessage: 'Try again' },
  signIn: { id: 'account.verifyEmail.signIn', defaultMessage: 'Sign in to get a new link' },
  goOn: { id: 'account.verifyEmail.goOn', defaultMessage: 'To the games' },
});
