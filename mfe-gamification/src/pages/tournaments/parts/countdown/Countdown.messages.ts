import { defineMessages } from '@foyer/i18n';
import type { Awaited } from '../../../../features/tournaments/tournamentList.ts';

export const labels = defineMessages<Awaited['kind']>({
  opens: { id: 'gamification.tournament.opensIn', defaultMessage: 'Registration opens in' },
  registrationEnds: {
    id: 'gamification.tournament.registrationEndsIn',
    defaultMessage: 'Registration ends in',
  },
  starts: { id: 'gamification.tournament.startsIn', defaultMessage: 'Starts in' },
  ends: { id: 'gamification.tournament.endsIn', defaultMessage: 'Ends in' },
  result: { id: 'gamification.tournament.resultIn', defaultMessage: 'Final result in' },
});

export const messages = defineMessages({
  days: {
    id: 'gamification.tournament.days',
    defaultMessage:
      '{days, plural, one {# day} other {# days}} {hours, plural, =0 {} one {# hour} other {# hours}}',
  },
  hours: {
    id: 'gamification.tournament.hours',
    defaultMessage:
      '{hours, plural, one {# hour} other {# hours}} {minutes, plural, =0 {} one {# minute} other {# minutes}}',
  },
  minutes: {
    id: 'gamification.tournament.minutes',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
  },
  'last-minute': { id: 'gamification.tournament.lastMinute', defaultMessage: 'Less than a minute' },
  over: { id: 'gamification.tournament.now', defaultMessage: 'Any moment now' },
});
