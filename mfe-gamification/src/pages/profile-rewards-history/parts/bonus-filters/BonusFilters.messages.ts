import { defineMessages } from '@foyer/i18n';
import type { BonusStatus } from '@foyer/graphql/main';

export const messages = defineMessages({
  period: { id: 'gamification.bonusFilters.period', defaultMessage: 'Received in' },
  today: { id: 'gamification.bonusFilters.today', defaultMessage: 'Today' },
  week: { id: 'gamification.bonusFilters.week', defaultMessage: '7 days' },
  month: { id: 'gamification.bonusFilters.month', defaultMessage: '30 days' },
  halfYear: { id: 'gamification.bonusFilters.halfYear', defaultMessage: '6 months' },
  otherDays: { id: 'gamification.bonusFilters.otherDays', defaultMessage: 'Other dates' },
  from: { id: 'gamification.bonusFilters.from', defaultMessage: 'From' },
  until: { id: 'gamification.bonusFilters.until', defaultMessage: 'Until' },
  apply: { id: 'gamification.bonusFilters.apply', defaultMessage: 'Show' },
  incomplete: { id: 'gamification.bonusFilters.incomplete', defaultMessage: 'Choose a day.' },
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
