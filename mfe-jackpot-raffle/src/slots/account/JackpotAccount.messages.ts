import { defineMessages } from '@foyer/i18n';

/** Texts of requirements/screens#jackpot. */
export const messages = defineMessages({
  title: { id: 'jackpot-raffle.account.title', defaultMessage: 'Jackpot' },
  optedIn: { id: 'jackpot-raffle.account.opted-in', defaultMessage: 'Opted in for Jackpot' },
  optedOut: { id: 'jackpot-raffle.account.opted-out', defaultMessage: 'Opted out for Jackpot' },
  contributions: {
    id: 'jackpot-raffle.account.contributions',
    defaultMessage: 'Jackpot Opt-In Contributions',
  },
  adjust: {
    id: 'jackpot-raffle.account.adjust',
    defaultMessage:
      'You can adjust your jackpot contributions by opening any game & selecting a new amount from options in the Jackpot component.',
  },
  failed: { id: 'jackpot-raffle.account.failed', defaultMessage: 'Error fetching the status' },
});
