import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  by: { id: 'casino.game.by', defaultMessage: 'By {studio}' },
  play: { id: 'casino.game.play', defaultMessage: 'Play for real money' },
  signIn: { id: 'casino.game.sign-in', defaultMessage: 'Sign in to play for real money' },
  demo: { id: 'casino.game.demo', defaultMessage: 'Try for free' },
  demoNote: {
    id: 'casino.game.demo-note',
    defaultMessage: 'Free play is not real money: same rules, same odds, nothing to win.',
  },
  ready: { id: 'casino.game.ready', defaultMessage: 'You are signed in. The game is ready when you are.' },
  lowBalance: {
    id: 'casino.game.low-balance',
    defaultMessage: 'Your balance is below the lowest stake of this game, {stake}.',
  },
  deposit: { id: 'casino.game.deposit', defaultMessage: 'Deposit' },
  facts: { id: 'casino.game.facts', defaultMessage: 'About this game' },
  factsNote: {
    id: 'casino.game.facts-note',
    defaultMessage:
      'Return to player is what the game gives back over very many rounds. In any one session you can lose everything you stake.',
  },
  more: { id: 'casino.game.more', defaultMessage: 'More by {studio}' },
  all: { id: 'casino.game.all', defaultMessage: 'See all' },
});
