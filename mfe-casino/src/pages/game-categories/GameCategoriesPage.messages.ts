import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.categories.title', defaultMessage: 'Themes' },
  count: { id: 'casino.categories.count', defaultMessage: '{count, plural, one {# game} other {# games}}' },
  empty: { id: 'casino.categories.empty', defaultMessage: 'No themes available yet' },
});
