import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  none: { id: 'gamification.seasonal.reward.none', defaultMessage: 'A winter greeting' },
});
