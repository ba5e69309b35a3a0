import { defineMessages } from '@foyer/i18n';

/** Texts of the pages of races and outrights. */
export const messages = defineMessages({
  outrights: { id: 'sportsbook.contest.outrights', defaultMessage: 'Outrights' },
  outrightsText: {
    id: 'sportsbook.contest.outrights-text',
    defaultMessage: 'Bet on the team or player that finishes first at the end of the season.',
  },
  nextRaces: { id: 'sportsbook.contest.next-races', defaultMessage: 'Next races' },
  results: { id: 'sportsbook.contest.results', defaultMessage: 'Race results' },
  failed: { id: 'sportsbook.contest.failed', defaultMessage: 'We couldn’t load the prices' },
  outdated: { id: 'sportsbook.contest.outdated', defaultMessage: 'Prices may be out of date' },
  empty: { id: 'sportsbook.contest.empty', defaultMessage: 'Nothing is offered right now' },
  emptyText: {
    id: 'sportsbook.contest.empty-text',
    defaultMessage: 'Odds will be here shortly. Check back in a moment.',
  },
  unavailable: { id: 'sportsbook.contest.unavailable', defaultMessage: 'This event isn’t available' },
  unavailableText: {
    id: 'sportsbook.contest.unavailable-text',
    defaultMessage: 'It may have ended, or the link may be wrong.',
  },
  season: { id: 'sportsbook.contest.season', defaultMessage: 'Season {number}' },
  winnerOf: {
    id: 'sportsbook.contest.winner-of',
    defaultMessage: '{competition}: winner',
    description: 'Heading of the market on the winner of a competition',
  },
  outrightLink: {
    id: 'sportsbook.contest.outright-link',
    defaultMessage: 'Each-way terms and all prices',
  },
  ends: { id: 'sportsbook.contest.ends', defaultMessage: 'Bets until the last match of the season, {at}' },
  distance: { id: 'sportsbook.contest.distance', defaultMessage: '{metres} m' },
  runners: {
    id: 'sportsbook.contest.runners',
    defaultMessage: '{count, plural, one {# runner} other {# runners}}',
  },
  terms: {
    id: 'sportsbook.contest.terms',
    defaultMessage: 'Each way: {numerator}/{denominator} odds, {places} places paid',
  },
  noTerms: {
    id: 'sportsbook.contest.no-terms',
    defaultMessage: 'Win only: too few runners for each way',
  },
  about: {
    id: 'sportsbook.contest.about',
    defaultMessage:
      'Runners and results are simulated. Each-way terms count as accepted with your bet. If runners tie for a paid place, the stake is divided (dead heat).',
  },
  live: { id: 'sportsbook.contest.live', defaultMessage: 'The race is on. Bets are closed.' },
  closed: {
    id: 'sportsbook.contest.closed',
    defaultMessage: 'The last match has started. Bets are closed until the result is final.',
  },
  final: { id: 'sportsbook.contest.final', defaultMessage: 'Final result' },
  corrected: {
    id: 'sportsbook.contest.corrected',
    defaultMessage: 'The result was corrected after the photo finish.',
  },
  void: {
    id: 'sportsbook.contest.void',
    defaultMessage: 'The race was abandoned. Bets on it are void, and their stakes are returned.',
  },
  suspended: { id: 'sportsbook.contest.suspended', defaultMessage: 'Bets are suspended right now.' },
  withdrawn: {
    id: 'sportsbook.contest.withdrawn',
    defaultMessage: '{count, plural, one {# runner was withdrawn} other {# runners were withdrawn}}',
  },
  deduction: {
    id: 'sportsbook.contest.deduction',
    defaultMessage: '{runner}, {at}: {percent} deducted from the winnings of earlier bets (Rule 4)',
  },
  noDeduction: {
    id: 'sportsbook.contest.no-deduction',
    defaultMessage: '{runner}, {at}: no deduction',
  },
  number: { id: 'sportsbook.contest.number', defaultMessage: 'Number' },
  position: { id: 'sportsbook.contest.position', defaultMessage: 'Position' },
  runner: { id: 'sportsbook.contest.runner', defaultMessage: 'Runner' },
  team: { id: 'sportsbook.contest.team', defaultMessage: 'Team or player' },
  win: { id: 'sportsbook.contest.win', defaultMessage: 'Win' },
  place: { id: 'sportsbook.contest.place', defaultMessage: 'First {places}' },
  nonRunner: { id: 'sportsbook.contest.non-runner', defaultMessage: 'Non-runner' },
  form: {
    id: 'sportsbook.contest.form',
    defaultMessage: 'Form {form}',
    description: 'Positions in the last races, the latest last: Form 3-1-2-5-0',
  },
  formText: {
    id: 'sportsbook.contest.form-text',
    defaultMessage: 'Positions in the last races, latest last: {positions}',
  },
  behind: {
    id: 'sportsbook.contest.behind',
    defaultMessage: 'tenth or later',
    description: 'In a list of positions, for a place behind the ninth',
  },
  favourite: {
    id: 'sportsbook.contest.favourite',
    defaultMessage: 'Favourite: {runner} at {price}',
  },
  winner: { id: 'sportsbook.contest.winner', defaultMessage: 'Winner: {runner}' },
  tied: { id: 'sportsbook.contest.tied', defaultMessage: 'Dead heat: {runners}' },
  awaited: { id: 'sportsbook.contest.awaited', defaultMessage: 'Waiting for the result' },
  back: { id: 'sportsbook.contest.back', defaultMessage: 'All matches' },
  allRaces: { id: 'sportsbook.contest.all-races', defaultMessage: 'All races' },
  table: {
    id: 'sportsbook.contest.table',
    defaultMessage: '{name}: runners and prices',
  },
});
