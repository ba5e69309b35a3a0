import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  failed: { id: 'console.answer.failed', defaultMessage: 'Could not be loaded' },
  retry: { id: 'console.answer.retry', defaultMessage: 'Try again' },
  old: { id: 'console.answer.old', defaultMessage: 'Data may be outdated: {why}' },
  loading: { id: 'console.answer.loading', defaultMessage: 'Loading' },
});
