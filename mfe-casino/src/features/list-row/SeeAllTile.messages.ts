import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  all: { id: 'casino.row.all-of', defaultMessage: 'All of {list}' },
  count: { id: 'casino.row.count', defaultMessage: '{count, plural, one {# game} other {# games}}' },
});
