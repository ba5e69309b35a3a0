import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  granted: { id: 'gamification.bonusTotals.granted', defaultMessage: 'Received' },
  grantedNote: {
    id: 'gamification.bonusTotals.grantedNote',
    defaultMessage: '{count, plural, one {# bonus} other {# bonuses}} in this selection',
  },
  converted: { id: 'gamification.bonusTotals.converted', defaultMessage: 'Converted to cash' },
  convertedNote: {
    id: 'gamification.bonusTotals.convertedNote',
    defaultMessage: 'including winnings',
  },
  lost: { id: 'gamification.bonusTotals.lost', defaultMessage: 'Not converted' },
  lostNote: {
    id: 'gamification.bonusTotals.lostNote',
    defaultMessage: 'amounts of forfeited, expired or used-up bonuses',
  },
});
