import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  wager: {
    id: 'gamification.terms.wager',
    defaultMessage: 'Stake {total} in all, {factor} times the bonus, and it becomes your own money.',
  },
  most: { id: 'gamification.terms.most', defaultMessage: 'At most {maximum} can become your own.' },
  order: {
    id: 'gamification.terms.order',
    defaultMessage: 'Your own money is staked first, then bonus money, in the games that take it.',
  },
  full: { id: 'gamification.terms.full', defaultMessage: 'Full bonus terms' },
});
