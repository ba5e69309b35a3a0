import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.inbox.title', defaultMessage: 'Missions and rewards' },
  failed: {
    id: 'gamification.inbox.failed',
    defaultMessage: 'We couldn’t load your messages about missions and rewards.',
  },
  retry: { id: 'gamification.inbox.retry', defaultMessage: 'Try again' },
  new: { id: 'gamification.inbox.new', defaultMessage: 'New' },
  markRead: { id: 'gamification.inbox.markRead', defaultMessage: 'Mark all as read' },
  more: { id: 'gamification.inbox.more', defaultMessage: 'Show earlier messages' },
});

/** Texts of the messages by kind; those with a reward have a text of their own. */
export const texts = defineMessages({
  missionCompleted: {
    id: 'gamification.inbox.missionCompleted',
    defaultMessage: 'Mission completed: {name}. Reward: {reward}',
  },
  missionClaimable: {
    id: 'gamification.inbox.missionClaimable',
    defaultMessage: 'Mission completed: {name}. Claim your reward: {reward}',
  },
  claimExpires: {
    id: 'gamification.inbox.claimExpires',
    defaultMessage: 'Reward for the mission {name}: {reward}. Claim it by {when}.',
  },
  level: { id: 'gamification.inbox.level', defaultMessage: 'New level: {level}, {name}' },
  levelReward: {
    id: 'gamification.inbox.levelReward',
    defaultMessage: 'New level: {level}, {name}. Reward: {reward}',
  },
  place: {
    id: 'gamification.inbox.place',
    defaultMessage: '{name}: final place {place, number}',
  },
  placeReward: {
    id: 'gamification.inbox.placeReward',
    defaultMessage: '{name}: final place {place, number}. Prize: {reward}',
  },
  noPlace: { id: 'gamification.inbox.noPlace', defaultMessage: '{name} has ended. You have no final place.' },
  cancelled: { id: 'gamification.inbox.cancelled', defaultMessage: '{name} was cancelled.' },
  cancelledFee: {
    id: 'gamification.inbox.cancelledFee',
    defaultMessage: '{name} was cancelled. Your entry fee was returned: {points}',
  },
  plays: {
    id: 'gamification.inbox.plays',
    defaultMessage: '{count, plural, one {# play} other {# plays}} earned: {name}. Use by {when}.',
  },
  playsExpire: {
    id: 'gamification.inbox.playsExpire',
    defaultMessage: 'Earned plays: {name}. They expire {when}.',
  },
  prize: {
    id: 'gamification.inbox.prize',
    defaultMessage: 'Prize from {name}: {reward}. Claim it under Rewards.',
  },
});
