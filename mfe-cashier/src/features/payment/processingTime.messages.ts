import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  atOnce: { id: 'cashier.estimate.atOnce', defaultMessage: 'Instant' },
  minutes: {
    id: 'cashier.estimate.minutes',
    defaultMessage: '{count, plural, one {About # minute} other {About # minutes}}',
  },
  hours: {
    id: 'cashier.estimate.hours',
    defaultMessage: '{count, plural, one {About # hour} other {About # hours}}',
  },
  days: {
    id: 'cashier.estimate.days',
    defaultMessage: '{count, plural, one {About # day} other {About # days}}',
  },
});
