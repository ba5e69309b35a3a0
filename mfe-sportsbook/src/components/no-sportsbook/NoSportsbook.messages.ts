import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  off: { id: 'sportsbook.page.off', defaultMessage: 'Sports betting isn’t available here' },
  offText: { id: 'sportsbook.page.off-text', defaultMessage: '{brand} offers games only.' },
  offAction: { id: 'sportsbook.page.off-action', defaultMessage: 'Go to the lobby' },
});
