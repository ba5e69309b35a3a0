import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  type: { id: 'sportsbook.place.type', defaultMessage: 'Type of bet' },
  typeOption: {
    id: 'sportsbook.place.type-option',
    defaultMessage: '{name} · {lines, plural, one {# line} other {# lines}}',
  },
  stake: { id: 'sportsbook.place.stake', defaultMessage: 'Stake' },
  mode: { id: 'sportsbook.place.mode', defaultMessage: 'Entry mode' },
  LINE: { id: 'sportsbook.place.stake-per-line', defaultMessage: 'Stake per line' },
  TOTAL: { id: 'sportsbook.place.mode-total', defaultMessage: 'Total stake' },
  WIN: { id: 'sportsbook.place.mode-win', defaultMessage: 'Profit' },
  winHint: {
    id: 'sportsbook.place.win-hint',
    defaultMessage: 'Your profit if all selections win. We work out the lowest stake for it.',
  },
  winUnknown: {
    id: 'sportsbook.place.win-unknown',
    defaultMessage: 'We need the price of every selection to work out the stake. Enter a stake instead.',
  },
  stakeLimits: {
    id: 'sportsbook.place.stake-limits',
    defaultMessage: 'Minimum {minimum} per line. Highest payout {maximum}.',
  },
  split: {
    id: 'sportsbook.place.split',
    defaultMessage:
      '{entered} can’t be split evenly across {lines, plural, one {# line} other {# lines}}: {perLine} per line, {rest} isn’t staked.',
  },
  eachWay: {
    id: 'sportsbook.place.each-way',
    defaultMessage: 'Each way: every line has one stake on the win and one on the place.',
  },
  eachWayNone: {
    id: 'sportsbook.place.each-way-none',
    defaultMessage:
      'No line is each way: it needs a line whose selections are all each way. Your bet is on the win only.',
  },
  eachWayUnknown: {
    id: 'sportsbook.place.each-way-unknown',
    defaultMessage: 'Each-way terms aren’t available right now. Try again, or turn off each way.',
  },
  max: { id: 'sportsbook.place.max', defaultMessage: 'Max' },
  maxBalance: { id: 'sportsbook.place.max-balance', defaultMessage: 'The maximum for your balance.' },
  maxPayout: { id: 'sportsbook.place.max-payout', defaultMessage: 'The maximum for this bet.' },
  maxUnknown: {
    id: 'sportsbook.place.max-unknown',
    defaultMessage: 'We can’t work out the maximum right now. Enter a stake.',
  },
  lineCount: {
    id: 'sportsbook.place.line-count',
    defaultMessage: '{lines, plural, one {# line} other {# lines}} × {amount}',
  },
  quick: { id: 'sportsbook.place.quick', defaultMessage: 'Quick stakes' },
  possible: { id: 'sportsbook.place.possible', defaultMessage: 'Possible payout' },
  changes: { id: 'sportsbook.place.changes', defaultMessage: 'If prices change' },
  NONE: { id: 'sportsbook.place.changes-none', defaultMessage: 'Ask me first' },
  BETTER: { id: 'sportsbook.place.changes-better', defaultMessage: 'Accept higher prices only' },
  ANY: { id: 'sportsbook.place.changes-any', defaultMessage: 'Accept all prices' },
  place: { id: 'sportsbook.place.place', defaultMessage: 'Place bet for {amount}' },
  placeEmpty: { id: 'sportsbook.place.place-empty', defaultMessage: 'Place bet' },
  signIn: { id: 'sportsbook.place.sign-in', defaultMessage: 'Sign in to place bets' },
  stakeMissing: { id: 'sportsbook.place.stake-missing', defaultMessage: 'Enter a stake.' },
  stakeMinimum: { id: 'sportsbook.place.stake-minimum', defaultMessage: 'The minimum is {amount} per line.' },
  selection: { id: 'sportsbook.place.selection', defaultMessage: 'Selection' },
  boost: { id: 'sportsbook.place.boost', defaultMessage: 'Profit boost +{percent}' },
  boostTerms: {
    id: 'sportsbook.place.boost-terms',
    defaultMessage:
      'For one bet: at least {selections, plural, one {# selection} other {# selections}} in each line, each at {price} or higher, and a total stake of up to {stake}. Adds up to {maximum} to your payout. Ends {date}. Not paid with a cash-out.',
  },
  boostMissing: {
    id: 'sportsbook.place.boost-missing',
    defaultMessage: 'This bet doesn’t meet the terms of the boost.',
  },
  boostPlaced: {
    id: 'sportsbook.place.boost-placed',
    defaultMessage: 'Includes a profit boost of {percent}, up to {maximum}.',
  },
  bonusPlaced: {
    id: 'sportsbook.place.bonus-placed',
    defaultMessage: '{amount} of the stake is bonus money.',
  },
  boosted: { id: 'sportsbook.place.boosted', defaultMessage: 'Including boost' },
  newPrice: { id: 'sportsbook.place.new-price', defaultMessage: '{selection}: {before} is now {after}' },
  acceptPrices: {
    id: 'sportsbook.place.accept-prices',
    defaultMessage: '{count, plural, one {Accept new price} other {Accept new prices}} and place bet',
  },
  partly: {
    id: 'sportsbook.place.partly',
    defaultMessage: 'We can accept part of your stake: {amount} per line, {total} in total.',
  },
  regularPrice: {
    id: 'sportsbook.place.regular-price',
    defaultMessage: 'Place bet at the regular price',
  },
  noneLeft: {
    id: 'sportsbook.place.none-left',
    defaultMessage: 'You can stake again once those bets are settled.',
  },
  acceptStake: { id: 'sportsbook.place.accept-stake', defaultMessage: 'Place bet for {total}' },
  removeGone: {
    id: 'sportsbook.place.remove-gone',
    defaultMessage: '{count, plural, one {Remove selection} other {Remove # selections}}',
  },
  tryAgain: { id: 'sportsbook.place.try-again', defaultMessage: 'Try again' },
  notAccepted: { id: 'sportsbook.place.not-accepted', defaultMessage: 'Bet not accepted' },
  deposit: { id: 'sportsbook.place.deposit', defaultMessage: 'Deposit' },
  limits: { id: 'sportsbook.place.limits', defaultMessage: 'Check limits' },
  verify: { id: 'sportsbook.place.verify', defaultMessage: 'Verify identity' },
  placing: { id: 'sportsbook.place.placing', defaultMessage: 'Placing your bet' },
  inPlay: {
    id: 'sportsbook.place.in-play',
    defaultMessage:
      '{seconds, plural, =0 {Checking the live price} one {In-play delay: # second} other {In-play delay: # seconds}}',
  },
  unknown: { id: 'sportsbook.place.unknown', defaultMessage: 'No answer yet' },
  unknownText: {
    id: 'sportsbook.place.unknown-text',
    defaultMessage: 'We don’t know yet if your bet was placed. Checking won’t place it again.',
  },
  check: { id: 'sportsbook.place.check', defaultMessage: 'Check now' },
  placed: { id: 'sportsbook.place.placed', defaultMessage: 'Bet placed' },
  placedText: {
    id: 'sportsbook.place.placed-text',
    defaultMessage: '{name} for {stake}. Possible payout: {possible}.',
  },
  number: { id: 'sportsbook.place.number', defaultMessage: 'Bet number: {id}' },
  again: { id: 'sportsbook.place.again', defaultMessage: 'Keep selections' },
  done: { id: 'sportsbook.place.done', defaultMessage: 'Done' },
});
