import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  next: { id: 'gamification.seasonal.next.next', defaultMessage: 'Door {day} opens in' },
  opensAt: { id: 'gamification.seasonal.next.opensAt', defaultMessage: 'Door {day} opens on {when}' },
  days: { id: 'gamification.seasonal.next.days', defaultMessage: '{count, plural, one {day} other {days}}' },
  hours: {
    id: 'gamification.seasonal.next.hours',
    defaultMessage: '{count, plural, one {hour} other {hours}}',
  },
  minutes: { id: 'gamification.seasonal.next.minutes', defaultMessage: 'min' },
  seconds: { id: 'gamification.seasonal.next.seconds', defaultMessage: 's' },
  opened: { id: 'gamification.seasonal.next.opened', defaultMessage: '{opened} of {total} doors opened' },
  all: { id: 'gamification.seasonal.next.all', defaultMessage: 'Every door can be opened' },
  until: { id: 'gamification.seasonal.next.until', defaultMessage: 'Open them until {when}.' },
  over: { id: 'gamification.seasonal.next.over', defaultMessage: 'This year’s calendar has ended' },
  overText: {
    id: 'gamification.seasonal.next.overText',
    defaultMessage: 'Rewards from the doors you opened are in Rewards.',
  },
});
