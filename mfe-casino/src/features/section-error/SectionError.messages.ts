import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.failed.title', defaultMessage: 'These games did not load' },
  pageTitle: { id: 'casino.failed.page-title', defaultMessage: 'This page did not load' },
  text: {
    id: 'casino.failed.text',
    defaultMessage: 'Something on our side is slow or away. Everything else works as usual.',
  },
  offline: {
    id: 'casino.failed.offline',
    defaultMessage: 'You seem to be offline. We will try again as soon as you are back.',
  },
  retry: { id: 'casino.failed.retry', defaultMessage: 'Try again' },
});
