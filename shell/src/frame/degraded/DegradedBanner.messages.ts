import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  account: {
    id: 'shell.degraded.account',
    defaultMessage: 'Balances and games for money do not answer right now. Looking around works.',
  },
  signIn: {
    id: 'shell.degraded.sign-in',
    defaultMessage: 'Signing in is not possible right now. If you are signed in, you stay so.',
  },
  games: {
    id: 'shell.degraded.games',
    defaultMessage: 'Games cannot be opened right now. Everything else works.',
  },
  jackpot: {
    id: 'shell.degraded.jackpot',
    defaultMessage: 'The jackpot is not up to date right now. Everything else works.',
  },
  sports: {
    id: 'shell.degraded.sports',
    defaultMessage: 'Sports are not up to date right now. Everything else works.',
  },
  several: {
    id: 'shell.degraded.several',
    defaultMessage: 'Some parts of the site are not available right now. Your money is safe.',
  },
  hide: { id: 'shell.degraded.hide', defaultMessage: 'Hide' },
});
