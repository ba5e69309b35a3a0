import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  off: { id: 'sportsbook.page.off', defaultMessage: 'Sports betting isn’t available here' },
  offText: {
    id: 'sportsbook.page.off-text',
    defaultMessage: '{brand} isn’t taking bets on sports right now. Bets already accepted stay valid.',
  },
  offAction: { id: 'sportsbook.page.off-action', defaultMessage: 'Go to the lobby' },
});
