import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  credited: { id: 'gamification.claim.credited', defaultMessage: '{amount} added to your wallet.' },
  bonusCredited: {
    id: 'gamification.claim.bonusCredited',
    defaultMessage: '{amount} bonus money added to your wallet.',
  },
  spinsReady: {
    id: 'gamification.claim.spinsReady',
    defaultMessage:
      '{count, plural, one {# free spin is ready to play.} other {# free spins are ready to play.}}',
  },
  alreadyClaimed: {
    id: 'gamification.claim.alreadyClaimed',
    defaultMessage: 'You’ve already claimed this reward. It’s in your wallet.',
  },
  expired: { id: 'gamification.claim.expired', defaultMessage: 'This reward has expired.' },
  unavailable: {
    id: 'gamification.claim.unavailable',
    defaultMessage: 'This reward is no longer available.',
  },
});
