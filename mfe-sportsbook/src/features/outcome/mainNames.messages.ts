import { defineMessages } from '@foyer/i18n';

/** Names of the two markets of the board and of their outcomes. */
export const messages = defineMessages({
  wins: { id: 'sportsbook.outcome.wins', defaultMessage: '{team} wins' },
  draw: { id: 'sportsbook.outcome.draw', defaultMessage: 'Draw' },
  over: { id: 'sportsbook.outcome.over', defaultMessage: 'Over {line}' },
  under: { id: 'sportsbook.outcome.under', defaultMessage: 'Under {line}' },
  winner: { id: 'sportsbook.market.winner', defaultMessage: 'Match winner' },
  result: { id: 'sportsbook.market.result', defaultMessage: 'Match result (regular time)' },
  goals: { id: 'sportsbook.market.goals', defaultMessage: 'Total goals' },
  points: { id: 'sportsbook.market.points', defaultMessage: 'Total points' },
  sets: { id: 'sportsbook.market.sets', defaultMessage: 'Total sets' },
  maps: { id: 'sportsbook.market.maps', defaultMessage: 'Total maps' },
});
