import { defineMessages } from '@foyer/i18n';

/** Names of markets. */
export const messages = defineMessages({
  of: {
    id: 'sportsbook.market.of',
    defaultMessage: '{part} – {market}',
    description: 'A market of a period or of one team: 1st half – Double chance, Rovers – Total goals',
  },
  periodResult: {
    id: 'sportsbook.market.period-result',
    defaultMessage: 'Result',
    description: 'After the name of a period: 1st half – Result',
  },
  periodWinner: {
    id: 'sportsbook.market.period-winner',
    defaultMessage: 'Winner',
    description: 'After the name of a set or map: 1st set – Winner',
  },
  builder: { id: 'sportsbook.market.builder', defaultMessage: 'Bet builder' },
  doubleChance: { id: 'sportsbook.market.double-chance', defaultMessage: 'Double chance' },
  drawNoBet: { id: 'sportsbook.market.draw-no-bet', defaultMessage: 'Draw no bet' },
  games: { id: 'sportsbook.market.games', defaultMessage: 'Total games' },
  rounds: { id: 'sportsbook.market.rounds', defaultMessage: 'Total rounds' },
  asianTotal: { id: 'sportsbook.market.asian-total', defaultMessage: 'Asian total' },
  handicap: {
    id: 'sportsbook.market.handicap',
    defaultMessage: 'Handicap (3-way)',
    description: 'A handicap in which the draw is an outcome',
  },
  asianHandicap: { id: 'sportsbook.market.asian-handicap', defaultMessage: 'Asian handicap' },
  spread: {
    id: 'sportsbook.market.spread',
    defaultMessage: 'Handicap',
    description: 'In sports without draws: points, sets or maps are added to one side',
  },
  bothScore: {
    id: 'sportsbook.market.both-score',
    defaultMessage:
      '{unit, select, sets {Both to win a set} maps {Both to win a map} other {Both teams to score}}',
  },
  correctScore: { id: 'sportsbook.market.correct-score', defaultMessage: 'Correct score' },
  oddEven: { id: 'sportsbook.market.odd-even', defaultMessage: 'Odd or even total' },
  exactGoals: {
    id: 'sportsbook.market.exact',
    defaultMessage:
      '{unit, select, goals {Exact goals} points {Exact points} sets {Exact sets} other {Exact maps}}',
  },
  winningMargin: { id: 'sportsbook.market.winning-margin', defaultMessage: 'Winning margin' },
  cleanSheet: {
    id: 'sportsbook.market.clean-sheet',
    defaultMessage: 'Clean sheet',
    description: 'After the name of a team, whose opponent does not score',
  },
  winToNil: {
    id: 'sportsbook.market.win-to-nil',
    defaultMessage: 'Win to nil',
    description: 'After the name of a team that wins while its opponent does not score',
  },
  bothHalves: {
    id: 'sportsbook.market.both-halves',
    defaultMessage: 'To score in both halves',
    description: 'After the name of a team',
  },
  halfTimeFullTime: { id: 'sportsbook.market.half-time-full-time', defaultMessage: 'Half-time/full-time' },
  moreGoalsHalf: { id: 'sportsbook.market.more-goals-half', defaultMessage: 'Highest-scoring half' },
  nextGoal: { id: 'sportsbook.market.next-goal', defaultMessage: 'Next goal' },
  goalscorer: { id: 'sportsbook.market.goalscorer', defaultMessage: 'Next goalscorer' },
  anytimeScorer: { id: 'sportsbook.market.anytime-scorer', defaultMessage: 'Anytime goalscorer' },
  cornerWinner: { id: 'sportsbook.market.corner-winner', defaultMessage: 'Most corners' },
  cornerTotal: { id: 'sportsbook.market.corner-total', defaultMessage: 'Total corners' },
  cardWinner: { id: 'sportsbook.market.card-winner', defaultMessage: 'Most cards' },
  cardTotal: { id: 'sportsbook.market.card-total', defaultMessage: 'Total cards' },
  fieldWinner: {
    id: 'sportsbook.market.field-winner',
    defaultMessage: 'Winner',
    description: 'Market on the winner of a race or of a competition',
  },
  fieldPlace: {
    id: 'sportsbook.market.field-place',
    defaultMessage: 'Place',
    description: 'Market on a runner that finishes in one of the first places of a race or a competition',
  },
  firstHalf: { id: 'sportsbook.market.first-half', defaultMessage: '1st half' },
  secondHalf: { id: 'sportsbook.market.second-half', defaultMessage: '2nd half' },
  firstPeriod: { id: 'sportsbook.market.first-period', defaultMessage: '1st period' },
  firstQuarter: { id: 'sportsbook.market.first-quarter', defaultMessage: '1st quarter' },
  firstSet: { id: 'sportsbook.market.first-set', defaultMessage: '1st set' },
  firstMap: { id: 'sportsbook.market.first-map', defaultMessage: '1st map' },
  rest: {
    id: 'sportsbook.market.rest',
    defaultMessage: 'Rest of the match',
    description: 'Everything after the first period, quarter, set or map',
  },
});
