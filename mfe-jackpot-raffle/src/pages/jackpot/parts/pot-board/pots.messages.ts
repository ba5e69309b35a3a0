import { defineMessages } from '@foyer/i18n';

/** Player-facing names of the pots (requirements/screens#jackpot). */
export const messages = defineMessages({
  total: { id: 'jackpot-raffle.pot.total', defaultMessage: 'TOTAL' },
  mega: { id: 'jackpot-raffle.pot.mega', defaultMessage: 'EPIC' },
  major: { id: 'jackpot-raffle.pot.major', defaultMessage: 'SUPER' },
  minor: { id: 'jackpot-raffle.pot.minor', defaultMessage: 'MINI' },
  shared: { id: 'jackpot-raffle.pot.shared', defaultMessage: 'SHARED' },
  sharedNote: {
    id: 'jackpot-raffle.pot.shared-note',
    defaultMessage: 'Shared among all players who contributed in the last 24 hours',
  },
  unavailable: { id: 'jackpot-raffle.pot.unavailable', defaultMessage: 'Amount unavailable' },
  pots: { id: 'jackpot-raffle.pot.pots', defaultMessage: 'Jackpots' },
});
