import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  suspended: { id: 'sportsbook.price.suspended', defaultMessage: 'Suspended' },
  old: { id: 'sportsbook.price.old', defaultMessage: 'Not live: {price}' },
});
