import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.forfeit.title', defaultMessage: 'Give “{name}” up?' },
  lose: {
    id: 'gamification.forfeit.lose',
    defaultMessage:
      'You lose {balance} of bonus money, what was won with it included. It does not come back.',
  },
  keep: { id: 'gamification.forfeit.keep', defaultMessage: 'Your own money stays yours.' },
  confirm: { id: 'gamification.forfeit.confirm', defaultMessage: 'Give it up' },
  cancel: { id: 'gamification.forfeit.cancel', defaultMessage: 'Keep it' },
  done: { id: 'gamification.forfeit.done', defaultMessage: 'The bonus is given up.' },
  roundOpen: {
    id: 'gamification.forfeit.roundOpen',
    defaultMessage: 'A round played with it is not over yet. Finish it first, then try again.',
  },
  over: { id: 'gamification.forfeit.over', defaultMessage: 'This bonus is over already.' },
  unheard: {
    id: 'gamification.forfeit.unheard',
    defaultMessage: 'We did not hear back. Press again: it is given up once, however often you press.',
  },
});
