import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  days: {
    id: 'gamification.time.days',
    defaultMessage:
      '{days, plural, one {# day} other {# days}} {hours, plural, =0 {left} one {and # hour left} other {and # hours left}}',
  },
  hours: {
    id: 'gamification.time.hours',
    defaultMessage:
      '{hours, plural, one {# hour} other {# hours}} {minutes, plural, =0 {left} one {and # minute left} other {and # minutes left}}',
  },
  minutes: {
    id: 'gamification.time.minutes',
    defaultMessage: '{minutes, plural, one {# minute left} other {# minutes left}}',
  },
  running: { id: 'gamification.time.running', defaultMessage: '{clock} left' },
  'last-minute': { id: 'gamification.time.lastMinute', defaultMessage: 'Less than a minute left' },
  until: { id: 'gamification.time.until', defaultMessage: 'until {when}' },
  from: { id: 'gamification.time.from', defaultMessage: 'Available {when}' },
});
