import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  name: { id: 'jackpot-raffle.widget.name', defaultMessage: 'Jackpot' },
  missingOut: { id: 'jackpot-raffle.widget.missing-out', defaultMessage: "You're missing out" },
  optInNow: { id: 'jackpot-raffle.widget.opt-in-now', defaultMessage: 'OPT-IN NOW' },
  expand: { id: 'jackpot-raffle.widget.expand', defaultMessage: 'Show jackpot' },
  collapse: { id: 'jackpot-raffle.widget.collapse', defaultMessage: 'Hide jackpot' },
  optedIn: { id: 'jackpot-raffle.widget.opted-in', defaultMessage: 'Opted in' },
  optedOut: { id: 'jackpot-raffle.widget.opted-out', defaultMessage: 'Opted out' },
  pots: { id: 'jackpot-raffle.widget.pots', defaultMessage: 'Pots' },
  higherStakes: { id: 'jackpot-raffle.widget.higher-stakes', defaultMessage: 'Higher Stakes Significantly' },
  increaseOdds: { id: 'jackpot-raffle.widget.increase-odds', defaultMessage: 'Increase Odds' },
  yourStake: { id: 'jackpot-raffle.widget.your-stake', defaultMessage: 'Your Stake' },
  won: { id: 'jackpot-raffle.widget.won', defaultMessage: '{pot} jackpot won: {amount}' },
  wonByPlayer: {
    id: 'jackpot-raffle.widget.won-by-player',
    defaultMessage: 'You won the {pot} jackpot: {amount}',
  },
  costAtPace: {
    id: 'jackpot-raffle.widget.cost-at-pace',
    defaultMessage: 'At your pace of {bets} bets an hour, contributions cost about {amount} an hour.',
  },
  costExample: {
    id: 'jackpot-raffle.widget.cost-example',
    defaultMessage: '{bets} bets of {stake} in an hour add {amount} in contributions.',
  },
  chance: { id: 'jackpot-raffle.widget.chance', defaultMessage: 'Chance per bet' },
  chanceText: {
    id: 'jackpot-raffle.widget.chance-text',
    defaultMessage: 'With {contribution} per bet. No pot has to be won by a certain amount.',
  },
  chanceWithLatest: {
    id: 'jackpot-raffle.widget.chance-with-latest',
    defaultMessage:
      'With {contribution} per bet. “Pots” lists the pots that must drop by an amount or a time.',
  },
  oneIn: { id: 'jackpot-raffle.widget.one-in', defaultMessage: '1 in {number}' },
  limits: {
    id: 'jackpot-raffle.widget.limits',
    defaultMessage: 'Contributions count towards your limits.',
  },
  stop: {
    id: 'jackpot-raffle.widget.stop',
    defaultMessage: 'Opt out here at any time, for all games.',
  },
});
