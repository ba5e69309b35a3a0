import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  money: { id: 'gamification.engagement.money', defaultMessage: '{amount} in cash' },
  bonus: { id: 'gamification.engagement.bonus', defaultMessage: '{amount} bonus money' },
  spins: {
    id: 'gamification.engagement.spins',
    defaultMessage: '{spins, plural, one {# free spin} other {# free spins}}',
  },
  spinsWorth: {
    id: 'gamification.engagement.spinsWorth',
    defaultMessage: '{spins, plural, one {# free spin} other {# free spins}} worth {worth}',
  },
});
