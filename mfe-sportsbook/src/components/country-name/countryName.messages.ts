import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  international: { id: 'sportsbook.country.international', defaultMessage: 'International' },
});
