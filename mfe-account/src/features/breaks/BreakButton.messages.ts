import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  stop: { id: 'account.breakButton.stop', defaultMessage: 'Stop for {length}' },
  retry: { id: 'account.breakButton.retry', defaultMessage: 'Break not started. Try again' },
  failed: {
    id: 'account.breakButton.failed',
    defaultMessage: 'Your break couldn’t be started. Try again.',
  },
});
