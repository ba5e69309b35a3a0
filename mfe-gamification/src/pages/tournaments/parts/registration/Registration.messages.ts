import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  register: { id: 'gamification.tournament.register', defaultMessage: 'Register for free' },
  registerFor: { id: 'gamification.tournament.registerFor', defaultMessage: 'Register for {cost}' },
  registered: { id: 'gamification.tournament.registered', defaultMessage: 'You’re registered' },
  countsFrom: {
    id: 'gamification.tournament.countsFrom',
    defaultMessage: 'Your rounds count from {start}.',
  },
  countsUntil: {
    id: 'gamification.tournament.countsUntil',
    defaultMessage: 'Your rounds count until {end}.',
  },
  pending: {
    id: 'gamification.tournament.pending',
    defaultMessage:
      'The tournament needs {min, plural, one {# player} other {# players}}; {players} registered so far. If too few register, it’s cancelled.',
  },
  pendingCost: {
    id: 'gamification.tournament.pendingCost',
    defaultMessage: 'You get your {cost} back in that case.',
  },
  qualified: {
    id: 'gamification.tournament.qualified',
    defaultMessage: 'You’ve reached the required level. Register to take part.',
  },
  unqualified: {
    id: 'gamification.tournament.unqualified',
    defaultMessage: 'Your rounds count once you reach level {level}.',
  },
  unknown: {
    id: 'gamification.tournament.statusUnknown',
    defaultMessage: 'We can’t check your registration right now.',
  },
  unconfirmed: {
    id: 'gamification.tournament.unconfirmed',
    defaultMessage:
      'We couldn’t confirm your registration. Trying again is safe: you’re registered only once.',
  },
  retry: { id: 'gamification.tournament.check', defaultMessage: 'Check again' },
  opens: { id: 'gamification.tournament.opens', defaultMessage: 'Registration opens {at}.' },
  missing: {
    id: 'gamification.tournament.missing',
    defaultMessage: 'Registration costs {cost}. You have {balance}.',
  },
  cancelled: {
    id: 'gamification.tournament.cancelled',
    defaultMessage: 'Cancelled: fewer than {min, plural, one {# player} other {# players}} registered.',
  },
  returned: { id: 'gamification.tournament.returned', defaultMessage: 'Your {cost} have been returned.' },
  settling: {
    id: 'gamification.tournament.settling',
    defaultMessage: 'The tournament has ended. The result is final once the last rounds are settled.',
  },
  notPart: { id: 'gamification.tournament.notPart', defaultMessage: 'You didn’t take part.' },
  noPlace: {
    id: 'gamification.tournament.noPlace',
    defaultMessage: 'None of your rounds counted.',
  },
  finished: { id: 'gamification.tournament.finishedAt', defaultMessage: 'Your final place: {place}' },
  won: { id: 'gamification.tournament.won', defaultMessage: 'Your prize: {prize}' },
  noPrize: { id: 'gamification.tournament.noPrize', defaultMessage: 'No prize for this place.' },
  toRewards: { id: 'gamification.tournament.toRewards', defaultMessage: 'Go to rewards' },
});
