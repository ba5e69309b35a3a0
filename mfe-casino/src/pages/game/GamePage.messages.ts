import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  by: { id: 'casino.game.by', defaultMessage: 'By {studio}' },
  play: { id: 'casino.game.play', defaultMessage: 'Play for real money' },
  signIn: { id: 'casino.game.sign-in', defaultMessage: 'Sign in to play for real money' },
  demo: { id: 'casino.game.demo', defaultMessage: 'Play demo' },
  demoNote: {
    id: 'casino.game.demo-note',
    defaultMessage: 'The demo uses play money: same rules and odds, no winnings.',
  },
  ready: { id: 'casino.game.ready', defaultMessage: 'You’re signed in. Start the game when you’re ready.' },
  lowBalance: {
    id: 'casino.game.low-balance',
    defaultMessage: 'Your balance is below this game’s minimum stake of {stake}.',
  },
  deposit: { id: 'casino.game.deposit', defaultMessage: 'Deposit' },
  facts: { id: 'casino.game.facts', defaultMessage: 'About this game' },
  factsNote: {
    id: 'casino.game.facts-note',
    defaultMessage:
      'RTP is the average share of stakes that a game returns over very many rounds. In a single session you can lose everything you stake.',
  },
  more: { id: 'casino.game.more', defaultMessage: 'More by {studio}' },
  all: { id: 'casino.game.all', defaultMessage: 'See all' },
});
