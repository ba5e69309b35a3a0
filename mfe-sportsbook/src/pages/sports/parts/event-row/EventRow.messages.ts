import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  prices: { id: 'sportsbook.event.prices', defaultMessage: '{market}, {home} – {away}' },
});
