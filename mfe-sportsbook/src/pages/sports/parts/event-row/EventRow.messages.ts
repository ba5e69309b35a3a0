import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  home: {
    id: 'sportsbook.price.home',
    defaultMessage: '1',
    description: 'On a small button: the first team wins',
  },
  draw: {
    id: 'sportsbook.price.draw',
    defaultMessage: 'X',
    description: 'On a small button: the match is drawn',
  },
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
  prices: { id: 'sportsbook.event.prices', defaultMessage: '{market}, {home} – {away}' },
  details: {
    id: 'sportsbook.event.details',
    defaultMessage: 'Match details',
    description: 'At the end of a link to the page of a match that has ended',
  },
  all: {
    id: 'sportsbook.event.all',
    defaultMessage: 'All markets',
    description: 'At the end of a link to the page of a match',
  },
});
