import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  value: { id: 'gamification.spinTerms.value', defaultMessage: 'Worth {total}: {spin} per spin' },
  game: { id: 'gamification.spinTerms.game', defaultMessage: 'Game: {game}' },
  cash: {
    id: 'gamification.spinTerms.cash',
    defaultMessage: 'Winnings are cash. No wagering requirement.',
  },
  bonus: {
    id: 'gamification.spinTerms.bonus',
    defaultMessage:
      'Winnings are bonus money. Wager them {factor, plural, =1 {once} other {# times}} to convert them to cash.',
  },
  most: { id: 'gamification.spinTerms.most', defaultMessage: 'Maximum conversion to cash: {maximum}' },
  days: {
    id: 'gamification.spinTerms.days',
    defaultMessage: 'Claim and play within {days, plural, one {# day} other {# days}}',
  },
  full: { id: 'gamification.spinTerms.full', defaultMessage: 'Full bonus terms' },
});
