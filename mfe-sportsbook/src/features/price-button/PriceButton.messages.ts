import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  home: {
    id: 'sportsbook.price.home',
    defaultMessage: '1',
    description: 'On a small button: the first team wins',
  },
  draw: { id: 'sportsbook.price.draw', defaultMessage: 'X', description: 'On a small button: nobody wins' },
  away: {
    id: 'sportsbook.price.away',
    defaultMessage: '2',
    description: 'On a small button: the second team wins',
  },
  over: {
    id: 'sportsbook.price.over',
    defaultMessage: 'O {line}',
    description: 'On a small button: more than so many',
  },
  under: {
    id: 'sportsbook.price.under',
    defaultMessage: 'U {line}',
    description: 'On a small button: fewer than so many',
  },
  suspended: { id: 'sportsbook.price.suspended', defaultMessage: 'Suspended' },
  old: { id: 'sportsbook.price.old', defaultMessage: 'Not live: {price}' },
});
