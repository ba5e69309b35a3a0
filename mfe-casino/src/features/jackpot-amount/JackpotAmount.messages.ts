import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  topPot: { id: 'casino.jackpot-amount.top-pot', defaultMessage: 'Biggest pot now: {amount}' },
});
