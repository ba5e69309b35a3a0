import { defineMessages } from '@foyer/i18n';

/** Texts of requests that change nothing, where the text for a decision would mislead. */
export const messages = defineMessages({
  registryAway: {
    id: 'console.failure.read.registryAway',
    defaultMessage:
      'The registry is not responding. Running releases are not affected. Try again in a moment.',
  },
  paymentsAway: {
    id: 'console.failure.read.paymentsAway',
    defaultMessage: 'The payment service is not responding. Try again in a moment.',
  },
  sportsbookAway: {
    id: 'console.failure.read.sportsbookAway',
    defaultMessage: 'The sportsbook is not responding. Try again in a moment.',
  },
  contentAway: {
    id: 'console.failure.read.contentAway',
    defaultMessage: 'The content service is not responding. Try again in a moment.',
  },
  playersAway: {
    id: 'console.failure.read.playersAway',
    defaultMessage: 'The player service is not responding. Try again in a moment.',
  },
  signInsAway: {
    id: 'console.failure.read.signInsAway',
    defaultMessage: 'The identity service is not responding. Try again in a moment.',
  },
  answerUnknown: {
    id: 'console.failure.read.answerUnknown',
    defaultMessage: 'The response has a format that this page does not know. Reload the page.',
  },
  failed: {
    id: 'console.failure.read.failed',
    defaultMessage: 'The console could not process the request. Try again in a moment.',
  },
  signedOut: {
    id: 'console.failure.read.signedOut',
    defaultMessage: 'Your session has ended. Sign in again.',
  },
});
