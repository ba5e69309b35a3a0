import { defineMessages } from '@foyer/i18n';
import type { BonusEndReason } from '@foyer/graphql/main';

export const messages = defineMessages({
  caption: { id: 'gamification.bonusTable.caption', defaultMessage: 'Bonuses, newest first' },
  given: { id: 'gamification.bonusTable.given', defaultMessage: 'Date' },
  name: { id: 'gamification.bonusTable.name', defaultMessage: 'Bonus' },
  amount: { id: 'gamification.bonusTable.amount', defaultMessage: 'Amount' },
  outcome: { id: 'gamification.bonusTable.outcome', defaultMessage: 'Status' },
  ended: { id: 'gamification.bonusTable.ended', defaultMessage: 'Ended' },
  converted: { id: 'gamification.bonusTable.converted', defaultMessage: 'Converted to cash' },
  notYet: { id: 'gamification.bonusTable.notYet', defaultMessage: 'Not yet' },
  active: { id: 'gamification.bonusTable.active', defaultMessage: 'Active' },
});

export const ends = defineMessages<BonusEndReason>({
  WAGERED: { id: 'gamification.bonusTable.wagered', defaultMessage: 'Converted to cash' },
  USED_UP: { id: 'gamification.bonusTable.usedUp', defaultMessage: 'Used up' },
  RAN_OUT: { id: 'gamification.bonusTable.expired', defaultMessage: 'Expired' },
  GIVEN_UP: { id: 'gamification.bonusTable.forfeited', defaultMessage: 'Forfeited' },
});
