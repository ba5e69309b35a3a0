import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  account: {
    id: 'shell.degraded.account',
    defaultMessage:
      'Balances and real-money games are temporarily unavailable. You can still browse the site.',
  },
  signIn: {
    id: 'shell.degraded.sign-in',
    defaultMessage: 'Sign-in is temporarily unavailable. If you’re already signed in, you stay signed in.',
  },
  games: {
    id: 'shell.degraded.games',
    defaultMessage: 'Games are temporarily unavailable. Everything else works as usual.',
  },
  jackpot: {
    id: 'shell.degraded.jackpot',
    defaultMessage: 'Jackpot amounts may be out of date. Everything else works as usual.',
  },
  sports: {
    id: 'shell.degraded.sports',
    defaultMessage: 'Sports events and odds may be out of date. Everything else works as usual.',
  },
  several: {
    id: 'shell.degraded.several',
    defaultMessage: 'Some parts of the site are temporarily unavailable. Your money is safe.',
  },
  hide: { id: 'shell.degraded.hide', defaultMessage: 'Hide' },
});
