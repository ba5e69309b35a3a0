import { defineMessages } from '@foyer/i18n';
import type { BonusStatus } from '@foyer/graphql/main';

export const messages = defineMessages({
  period: { id: 'gamification.bonusFilters.period', defaultMessage: 'Received in' },
  state: { id: 'gamification.bonusFilters.state', defaultMessage: 'Status' },
  everyState: { id: 'gamification.bonusFilters.everyState', defaultMessage: 'All' },
});

/** Filter choices; expired and used up are one choice. */
export const states = defineMessages<BonusStatus>({
  Active: { id: 'gamification.bonusFilters.active', defaultMessage: 'Active' },
  Converted: { id: 'gamification.bonusFilters.converted', defaultMessage: 'Converted to cash' },
  Expired: { id: 'gamification.bonusFilters.expired', defaultMessage: 'Expired or used up' },
  Forfeited: { id: 'gamification.bonusFilters.forfeited', defaultMessage: 'Forfeited' },
});
