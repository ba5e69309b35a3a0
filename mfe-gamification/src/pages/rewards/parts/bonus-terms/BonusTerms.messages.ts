import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  wager: {
    id: 'gamification.terms.wager',
    defaultMessage:
      'Wager {total} ({factor, plural, =1 {the amount of the bonus} other {# times the bonus}}) to convert it to cash.',
  },
  most: { id: 'gamification.terms.most', defaultMessage: 'Maximum conversion to cash: {maximum}' },
  order: {
    id: 'gamification.terms.order',
    defaultMessage: 'Cash is staked first, then bonus money, in eligible games.',
  },
  full: { id: 'gamification.terms.full', defaultMessage: 'Full bonus terms' },
});
