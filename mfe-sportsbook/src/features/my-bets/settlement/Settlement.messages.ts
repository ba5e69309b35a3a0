import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  boost: {
    id: 'sportsbook.settlement.boost',
    defaultMessage: 'Profit boost of {percent}, up to {maximum}: +{amount}',
  },
  cashedOut: {
    id: 'sportsbook.settlement.cashed-out',
    defaultMessage: 'Paid by earlier cash-outs: {amount}',
  },
  counts: {
    id: 'sportsbook.settlement.counts',
    defaultMessage: 'Corners {corners}, cards {cards}',
    description: 'Final counts of both teams: Corners 5–3, cards 1–2',
  },
  scorers: { id: 'sportsbook.settlement.scorers', defaultMessage: 'Goals: {names}' },
  noGoals: { id: 'sportsbook.settlement.no-goals', defaultMessage: 'No goals' },
  goalRule: {
    id: 'sportsbook.settlement.goal-rule',
    defaultMessage: 'Goals in regular time count, in the order of the official result.',
  },
  countRule: {
    id: 'sportsbook.settlement.count-rule',
    defaultMessage: 'Corners and cards in regular time count.',
  },
  title: { id: 'sportsbook.settlement.title', defaultMessage: 'How this bet was settled' },
  ended: { id: 'sportsbook.settlement.ended', defaultMessage: 'Final score from the sports feed, {at}' },
  result: {
    id: 'sportsbook.settlement.result-rule',
    defaultMessage: 'Settled on the score after regular time. Extra time doesn’t count.',
  },
  winner: { id: 'sportsbook.settlement.winner-rule', defaultMessage: 'Settled on the winner of the match.' },
  final: { id: 'sportsbook.settlement.final-rule', defaultMessage: 'Settled on the final score.' },
  total: {
    id: 'sportsbook.settlement.total-rule',
    defaultMessage: 'Combined total: {total}. Line: {line}.',
  },
  part: {
    id: 'sportsbook.settlement.part-rule',
    defaultMessage: 'Settled on the score of this part of the match.',
  },
  halves: {
    id: 'sportsbook.settlement.halves-rule',
    defaultMessage: 'Settled on the scores of both halves. Extra time doesn’t count.',
  },
  builder: {
    id: 'sportsbook.settlement.builder',
    defaultMessage:
      'Bet builder: it wins if all its selections win. If one is void and none is lost, the stake is returned.',
  },
  handicap: {
    id: 'sportsbook.settlement.handicap-rule',
    defaultMessage: 'The handicap is added to the final score.',
  },
  WON: { id: 'sportsbook.settlement.won', defaultMessage: 'Won: × {factor}' },
  LOST: { id: 'sportsbook.settlement.lost', defaultMessage: 'Lost: × {factor}' },
  VOID: {
    id: 'sportsbook.settlement.void',
    defaultMessage: 'Void, stake returned: × {factor}',
  },
  HALF_WON: {
    id: 'sportsbook.settlement.half-won',
    defaultMessage: 'Half won, half the stake returned: × {factor}',
  },
  HALF_LOST: {
    id: 'sportsbook.settlement.half-lost',
    defaultMessage: 'Half lost, half the stake returned: × {factor}',
  },
  ABANDONED: {
    id: 'sportsbook.settlement.abandoned',
    defaultMessage: 'The match was abandoned: selections on it are void.',
  },
  WALKOVER: {
    id: 'sportsbook.settlement.walkover',
    defaultMessage: 'Walkover: selections on this match are void.',
  },
  OPERATOR: {
    id: 'sportsbook.settlement.operator',
    defaultMessage: 'We voided the market or the match: the selection is void.',
  },
  NON_RUNNER: {
    id: 'sportsbook.settlement.non-runner',
    defaultMessage: 'The runner was withdrawn: the selection is void.',
  },
  fieldEnded: { id: 'sportsbook.settlement.field-ended', defaultMessage: 'Result of the sports feed, {at}' },
  finish: { id: 'sportsbook.settlement.finish', defaultMessage: 'Finish: {runners}' },
  fieldWinner: {
    id: 'sportsbook.settlement.field-winner',
    defaultMessage: 'The official first position decides.',
  },
  fieldPlace: {
    id: 'sportsbook.settlement.field-place',
    defaultMessage: 'The official finishing positions decide.',
  },
  eachWay: {
    id: 'sportsbook.settlement.each-way',
    defaultMessage:
      'Each way: half of the stake is on the win, half on one of the first {places} places at {numerator}/{denominator} of the winnings.',
  },
  deduction: {
    id: 'sportsbook.settlement.deduction',
    defaultMessage: 'A runner was withdrawn after your bet (Rule 4): {percent} of the winnings are deducted.',
  },
  deadHeat: {
    id: 'sportsbook.settlement.dead-heat',
    defaultMessage:
      'Dead heat: {tied} runners tied for {places, plural, one {# place} other {# places}}. The stake on the win is divided: × {places}/{tied}.',
  },
  placeDeadHeat: {
    id: 'sportsbook.settlement.place-dead-heat',
    defaultMessage:
      'Dead heat: {tied} runners tied for {places, plural, one {# paid place} other {# paid places}}. The stake on the place is divided: × {places}/{tied}.',
  },
  placeResult: { id: 'sportsbook.settlement.place-result', defaultMessage: 'Place part: × {factor}' },
  winPart: { id: 'sportsbook.settlement.win-part', defaultMessage: 'Win:' },
  placePart: { id: 'sportsbook.settlement.place-part', defaultMessage: 'Place:' },
  corrected: {
    id: 'sportsbook.settlement.corrected',
    defaultMessage: 'Corrected {at} because a result has changed',
  },
  lines: { id: 'sportsbook.settlement.lines', defaultMessage: 'Lines' },
  more: {
    id: 'sportsbook.settlement.more',
    defaultMessage: '{count, plural, one {and # line without a payout} other {and # lines without a payout}}',
  },
  rounding: {
    id: 'sportsbook.settlement.rounding',
    defaultMessage: 'Each line is rounded down to {unit}, then the lines are added.',
  },
});
