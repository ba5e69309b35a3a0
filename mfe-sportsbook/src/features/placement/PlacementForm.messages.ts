import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  type: { id: 'sportsbook.place.type', defaultMessage: 'Type of bet' },
  typeOption: {
    id: 'sportsbook.place.type-option',
    defaultMessage: '{name} · {lines, plural, one {# line} other {# lines}}',
  },
  stake: { id: 'sportsbook.place.stake', defaultMessage: 'Stake' },
  stakePerLine: { id: 'sportsbook.place.stake-per-line', defaultMessage: 'Stake per line' },
  quick: { id: 'sportsbook.place.quick', defaultMessage: 'Quick stakes' },
  total: { id: 'sportsbook.place.total', defaultMessage: 'Total stake' },
  possible: { id: 'sportsbook.place.possible', defaultMessage: 'Possible payout' },
  changes: { id: 'sportsbook.place.changes', defaultMessage: 'If prices change' },
  NONE: { id: 'sportsbook.place.changes-none', defaultMessage: 'Ask me first' },
  BETTER: { id: 'sportsbook.place.changes-better', defaultMessage: 'Accept higher prices' },
  ANY: { id: 'sportsbook.place.changes-any', defaultMessage: 'Accept all prices' },
  place: { id: 'sportsbook.place.place', defaultMessage: 'Place bet for {amount}' },
  placeEmpty: { id: 'sportsbook.place.place-empty', defaultMessage: 'Place bet' },
  signIn: { id: 'sportsbook.place.sign-in', defaultMessage: 'Sign in to place bets' },
  stakeMissing: { id: 'sportsbook.place.stake-missing', defaultMessage: 'Enter a stake.' },
  stakeMinimum: { id: 'sportsbook.place.stake-minimum', defaultMessage: 'The minimum is {amount} per line.' },
  stakeMaximum: { id: 'sportsbook.place.stake-maximum', defaultMessage: 'The maximum is {amount} per line.' },
  notAccepted: { id: 'sportsbook.place.not-accepted', defaultMessage: 'Bet not accepted' },
  deposit: { id: 'sportsbook.place.deposit', defaultMessage: 'Deposit' },
  limits: { id: 'sportsbook.place.limits', defaultMessage: 'Check limits' },
  verify: { id: 'sportsbook.place.verify', defaultMessage: 'Verify identity' },
  placing: { id: 'sportsbook.place.placing', defaultMessage: 'Placing your bet' },
  inPlay: {
    id: 'sportsbook.place.in-play',
    defaultMessage:
      '{seconds, plural, =0 {Checking the live price} one {Live match: # second to acceptance} other {Live match: # seconds to acceptance}}',
  },
  unknown: { id: 'sportsbook.place.unknown', defaultMessage: 'No answer yet' },
  unknownText: {
    id: 'sportsbook.place.unknown-text',
    defaultMessage: 'We don’t know whether your bet was placed. Checking never places it twice.',
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
