import { defineMessages } from '@foyer/i18n';
import type { BonusStatus } from '@foyer/graphql/main';

export const messages = defineMessages({
  title: { id: 'gamification.bonusHistory.title', defaultMessage: 'Bonus history' },
  failed: { id: 'gamification.bonusHistory.failed', defaultMessage: 'We couldn’t load your bonus history' },
  failedHint: {
    id: 'gamification.bonusHistory.failedHint',
    defaultMessage: 'Your bonuses are saved. Try again in a moment.',
  },
  empty: { id: 'gamification.bonusHistory.empty', defaultMessage: 'No bonuses in this period' },
  emptyHint: {
    id: 'gamification.bonusHistory.emptyHint',
    defaultMessage: 'Bonuses appear here after you claim them.',
  },
  state: { id: 'gamification.bonusFilters.state', defaultMessage: 'Status' },
  everyState: { id: 'gamification.bonusFilters.everyState', defaultMessage: 'All' },
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

/** Filter choices; expired and used up are one choice. */
export const states = defineMessages<BonusStatus>({
  Active: { id: 'gamification.bonusFilters.active', defaultMessage: 'Active' },
  Converted: { id: 'gamification.bonusFilters.converted', defaultMessage: 'Converted to cash' },
  Expired: { id: 'gamification.bonusFilters.expired', defaultMessage: 'Expired or used up' },
  Forfeited: { id: 'gamification.bonusFilters.forfeited', defaultMessage: 'Forfeited' },
});
