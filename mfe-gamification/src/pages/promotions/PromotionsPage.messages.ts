import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.promotions.title', defaultMessage: 'Promotions' },
  intro: {
    id: 'gamification.promotions.intro',
    defaultMessage: 'What’s on, with the terms that matter up front.',
  },
  view: { id: 'gamification.promotions.view', defaultMessage: 'View' },
  list: { id: 'gamification.promotions.list', defaultMessage: 'Promotions' },
  calendar: { id: 'gamification.promotions.calendar', defaultMessage: 'Calendar' },
  empty: { id: 'gamification.promotions.empty', defaultMessage: 'No promotions right now' },
  emptyText: {
    id: 'gamification.promotions.emptyText',
    defaultMessage: 'New promotions appear here.',
  },
  off: { id: 'gamification.promotions.off', defaultMessage: 'Promotions aren’t available to you' },
  toGames: { id: 'gamification.promotions.toGames', defaultMessage: 'Browse games' },
  toLimits: { id: 'gamification.promotions.toLimits', defaultMessage: 'Your limits' },
  failed: { id: 'gamification.promotions.failed', defaultMessage: 'We couldn’t load the promotions' },
  failedText: { id: 'gamification.promotions.failedText', defaultMessage: 'Try again in a moment.' },
  offline: {
    id: 'gamification.promotions.offline',
    defaultMessage: 'You’re offline. We’ll try again when you’re back online.',
  },
  retry: { id: 'gamification.promotions.retry', defaultMessage: 'Try again' },
  joined: { id: 'gamification.promotions.joined', defaultMessage: 'You’ve opted in: {promotion}' },
  left: { id: 'gamification.promotions.left', defaultMessage: 'You’ve opted out: {promotion}' },
  unconfirmed: {
    id: 'gamification.promotions.unconfirmed',
    defaultMessage: 'We couldn’t confirm your choice. Try again: it counts only once.',
  },
});
