import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'sportsbook.match.tabs', defaultMessage: 'Markets' },
  all: { id: 'sportsbook.match.tab-all', defaultMessage: 'All' },
  main: { id: 'sportsbook.match.tab-main', defaultMessage: 'Main' },
  goals: { id: 'sportsbook.match.tab-goals', defaultMessage: 'Goals' },
  totals: { id: 'sportsbook.match.tab-totals', defaultMessage: 'Totals' },
  handicaps: { id: 'sportsbook.match.tab-handicaps', defaultMessage: 'Handicaps' },
  halves: { id: 'sportsbook.match.tab-halves', defaultMessage: 'Halves' },
  score: { id: 'sportsbook.match.tab-score', defaultMessage: 'Score' },
  players: { id: 'sportsbook.match.tab-players', defaultMessage: 'Goalscorers' },
  counts: { id: 'sportsbook.match.tab-counts', defaultMessage: 'Corners and cards' },
  ended: { id: 'sportsbook.match.ended', defaultMessage: 'This match has ended' },
  endedText: {
    id: 'sportsbook.match.ended-text',
    defaultMessage: 'Final score {home}–{away}. See My bets for the result of your bets.',
  },
  none: { id: 'sportsbook.match.none', defaultMessage: 'No markets are open' },
  noneText: {
    id: 'sportsbook.match.none-text',
    defaultMessage: 'Prices appear here as soon as a market opens.',
  },
});
