import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  level: { id: 'gamification.engagement.level.level', defaultMessage: 'Level {level}: {name}' },
  toNext: { id: 'gamification.engagement.level.toNext', defaultMessage: 'To level {level}: {name}' },
  missing: {
    id: 'gamification.engagement.level.missing',
    defaultMessage: '{points, plural, one {# point} other {# points}} to go',
  },
  reward: { id: 'gamification.engagement.level.reward', defaultMessage: 'Reward: {reward}' },
  highest: {
    id: 'gamification.engagement.level.highest',
    defaultMessage: 'You’ve reached the highest level.',
  },
  spend: {
    id: 'gamification.engagement.level.spend',
    defaultMessage: 'Spending points doesn’t lower your level.',
  },
  balance: { id: 'gamification.engagement.level.balance', defaultMessage: 'Your points' },
  worth: {
    id: 'gamification.engagement.level.worth',
    defaultMessage: 'Worth {amount} in the rewards shop. Points never expire.',
  },
  failed: {
    id: 'gamification.engagement.level.failed',
    defaultMessage: 'We couldn’t load your level and points',
  },
  failedText: {
    id: 'gamification.engagement.level.failedText',
    defaultMessage: 'They’re saved. Try again in a moment.',
  },
  retry: { id: 'gamification.engagement.level.retry', defaultMessage: 'Try again' },
});
