import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  all: { id: 'casino.row.all', defaultMessage: 'See all' },
});
