import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.shop.title', defaultMessage: 'Rewards shop' },
  intro: {
    id: 'gamification.shop.intro',
    defaultMessage: 'Exchange your points for rewards. Points never expire.',
  },
  balance: { id: 'gamification.shop.balance', defaultMessage: 'Your points' },
  items: { id: 'gamification.shop.items', defaultMessage: 'Items' },
  empty: { id: 'gamification.shop.empty', defaultMessage: 'The shop has no items right now' },
  emptyText: {
    id: 'gamification.shop.emptyText',
    defaultMessage: 'Your points stay in your account. Check back later.',
  },
  toRewards: { id: 'gamification.shop.toRewards', defaultMessage: 'Go to rewards' },
  failed: { id: 'gamification.shop.failed', defaultMessage: 'We couldn’t load the shop' },
  failedText: {
    id: 'gamification.shop.failedText',
    defaultMessage: 'Your points are safe. Try again in a moment.',
  },
  offline: {
    id: 'gamification.shop.offline',
    defaultMessage: 'You’re offline. We’ll try again when you’re back online.',
  },
  stale: {
    id: 'gamification.shop.stale',
    defaultMessage: 'Prices and stock may be out of date. We check them before you pay.',
  },
  retry: { id: 'gamification.shop.retry', defaultMessage: 'Try again' },
  bought: { id: 'gamification.shop.bought', defaultMessage: 'Bought: {name}' },
  boughtText: {
    id: 'gamification.shop.boughtText',
    defaultMessage: 'Claim it on your rewards page. It may take a moment to appear there.',
  },
  unconfirmed: { id: 'gamification.shop.unconfirmed', defaultMessage: 'Purchase not confirmed' },
  unconfirmedText: {
    id: 'gamification.shop.unconfirmedText',
    defaultMessage: 'We couldn’t confirm your purchase: {name}. Trying again is safe: you pay only once.',
  },
});
