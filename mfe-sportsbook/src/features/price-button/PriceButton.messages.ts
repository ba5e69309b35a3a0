import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  suspended: { id: 'sportsbook.price.suspended', defaultMessage: 'Suspended' },
  closed: {
    id: 'sportsbook.price.closed',
    defaultMessage: 'This market is suspended. Try again shortly.',
  },
  old: { id: 'sportsbook.price.old', defaultMessage: 'Not live: {price}' },
});
