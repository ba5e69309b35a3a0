import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  granted: { id: 'gamification.bonusTotals.granted', defaultMessage: 'Given' },
  grantedNote: {
    id: 'gamification.bonusTotals.grantedNote',
    defaultMessage: '{count, plural, one {# bonus} other {# bonuses}} in this selection',
  },
  converted: { id: 'gamification.bonusTotals.converted', defaultMessage: 'Became your own money' },
  convertedNote: {
    id: 'gamification.bonusTotals.convertedNote',
    defaultMessage: 'with what was won with it',
  },
  lost: { id: 'gamification.bonusTotals.lost', defaultMessage: 'Did not become money' },
  lostNote: {
    id: 'gamification.bonusTotals.lostNote',
    defaultMessage: 'given in bonuses given up, run out or used up',
  },
});
