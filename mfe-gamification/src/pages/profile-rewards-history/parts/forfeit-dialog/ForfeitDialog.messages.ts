import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.forfeit.title', defaultMessage: 'Forfeit “{name}”?' },
  lose: {
    id: 'gamification.forfeit.lose',
    defaultMessage: 'You’ll lose {balance} of bonus money, including winnings from it. You can’t undo this.',
  },
  keep: { id: 'gamification.forfeit.keep', defaultMessage: 'You keep your own money.' },
  confirm: { id: 'gamification.forfeit.confirm', defaultMessage: 'Forfeit bonus' },
  cancel: { id: 'gamification.forfeit.cancel', defaultMessage: 'Keep bonus' },
  done: { id: 'gamification.forfeit.done', defaultMessage: 'Bonus forfeited.' },
  roundOpen: {
    id: 'gamification.forfeit.roundOpen',
    defaultMessage: 'A round with this bonus is still open. Finish it, then try again.',
  },
  over: { id: 'gamification.forfeit.over', defaultMessage: 'This bonus has already ended.' },
  unconfirmed: {
    id: 'gamification.forfeit.unconfirmed',
    defaultMessage: 'We couldn’t confirm that. Try again: you can’t forfeit the bonus twice.',
  },
});
