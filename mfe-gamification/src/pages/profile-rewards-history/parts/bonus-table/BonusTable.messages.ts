import { defineMessages } from '@foyer/i18n';
import type { BonusStatus } from '@foyer/graphql/main';

export const messages = defineMessages({
  caption: { id: 'gamification.bonusTable.caption', defaultMessage: 'Bonuses that are over, newest first' },
  ended: { id: 'gamification.bonusTable.ended', defaultMessage: 'Ended' },
  name: { id: 'gamification.bonusTable.name', defaultMessage: 'Bonus' },
  amount: { id: 'gamification.bonusTable.amount', defaultMessage: 'Given' },
  outcome: { id: 'gamification.bonusTable.outcome', defaultMessage: 'What became of it' },
  converted: { id: 'gamification.bonusTable.converted', defaultMessage: 'Became your own' },
});

export const statuses = defineMessages<BonusStatus>({
  Active: { id: 'gamification.bonusTable.active', defaultMessage: 'Being played' },
  Converted: { id: 'gamification.bonusTable.statusConverted', defaultMessage: 'Your own money' },
  Expired: { id: 'gamification.bonusTable.expired', defaultMessage: 'Not played in time' },
  Forfeited: { id: 'gamification.bonusTable.forfeited', defaultMessage: 'Given up' },
});
