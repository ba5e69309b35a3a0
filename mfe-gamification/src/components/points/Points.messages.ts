import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  points: {
    id: 'gamification.points.points',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
  },
  withValue: {
    id: 'gamification.points.withValue',
    defaultMessage: '{points, plural, one {# point} other {# points}} (worth {value})',
  },
});
