import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.lists.title', defaultMessage: 'Game lists' },
  empty: { id: 'casino.lists.empty', defaultMessage: 'No lists available yet' },
});
