import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  heading: { id: 'gamification.seasonal.terms.heading', defaultMessage: 'How it works' },
  midnight: {
    id: 'gamification.seasonal.terms.midnight',
    defaultMessage: 'A new door opens each day at midnight ({zone}).',
  },
  late: {
    id: 'gamification.seasonal.terms.late',
    defaultMessage: 'Doors stay open until {when}. You don’t have to come back every day.',
  },
  daily: {
    id: 'gamification.seasonal.terms.daily',
    defaultMessage: 'Each door closes at the end of its day.',
  },
  same: {
    id: 'gamification.seasonal.terms.same',
    defaultMessage: 'Every player finds the same behind each door. Nothing depends on chance.',
  },
  requirements: {
    id: 'gamification.seasonal.terms.requirements',
    defaultMessage:
      'Some doors require a level or bets. Open a door’s details to see its requirement in advance. It’s never higher than your own limits allow.',
  },
  rewards: {
    id: 'gamification.seasonal.terms.rewards',
    defaultMessage:
      'Points are added at once. Cash, bonus money and free spins wait in Rewards, where you see their terms before you claim.',
  },
  contents: { id: 'gamification.seasonal.terms.contents', defaultMessage: 'Behind the doors' },
  doors: {
    id: 'gamification.seasonal.terms.doors',
    defaultMessage: '{count, plural, one {# door} other {# doors}}',
  },
  points: { id: 'gamification.seasonal.terms.points', defaultMessage: 'Points' },
  money: { id: 'gamification.seasonal.terms.money', defaultMessage: 'Cash' },
  bonusMoney: { id: 'gamification.seasonal.terms.bonusMoney', defaultMessage: 'Bonus money' },
  freeSpins: { id: 'gamification.seasonal.terms.freeSpins', defaultMessage: 'Free spins' },
  none: { id: 'gamification.seasonal.terms.none', defaultMessage: 'No reward' },
  terms: { id: 'gamification.seasonal.terms.terms', defaultMessage: 'Bonus terms and conditions' },
});
