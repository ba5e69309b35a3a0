import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.failed.title', defaultMessage: 'We couldn’t load these games' },
  pageTitle: { id: 'casino.failed.page-title', defaultMessage: 'We couldn’t load this page' },
  text: {
    id: 'casino.failed.text',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
  },
  offline: {
    id: 'casino.failed.offline',
    defaultMessage: 'You’re offline. We’ll try again when you’re back online.',
  },
  retry: { id: 'casino.failed.retry', defaultMessage: 'Try again' },
});
