import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  credited: { id: 'gamification.claim.credited', defaultMessage: '{amount} is in your wallet.' },
  bonusCredited: {
    id: 'gamification.claim.bonusCredited',
    defaultMessage: '{amount} of bonus money is in your wallet.',
  },
  alreadyClaimed: {
    id: 'gamification.claim.alreadyClaimed',
    defaultMessage: 'You have claimed this one already: the money is in your wallet.',
  },
  expired: { id: 'gamification.claim.expired', defaultMessage: 'This reward ended before it was claimed.' },
  gone: { id: 'gamification.claim.gone', defaultMessage: 'This reward is no longer here.' },
});
