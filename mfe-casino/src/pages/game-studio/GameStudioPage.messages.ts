import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  count: { id: 'casino.studio.count', defaultMessage: '{count, plural, one {# game} other {# games}}' },
  all: { id: 'casino.studio.all', defaultMessage: 'All studios' },
});
