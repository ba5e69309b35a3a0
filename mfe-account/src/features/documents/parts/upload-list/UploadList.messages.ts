import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  preparing: { id: 'account.documents.upload.preparing', defaultMessage: 'Preparing' },
  progress: { id: 'account.documents.upload.progress', defaultMessage: '{percent, number}%' },
  interrupted: { id: 'account.documents.upload.interrupted', defaultMessage: 'Reconnecting' },
  offline: {
    id: 'account.documents.upload.offline',
    defaultMessage: 'You’re offline. The upload continues when you’re back online.',
  },
  failed: {
    id: 'account.documents.upload.failed',
    defaultMessage: 'The upload was interrupted. Try again: it continues where it stopped.',
  },
  unavailable: {
    id: 'account.documents.upload.unavailable',
    defaultMessage:
      'We can’t store or check files right now. Try again in a few minutes: the upload continues where it stopped.',
  },
  retry: { id: 'account.documents.upload.retry', defaultMessage: 'Try again' },
  cancel: { id: 'account.documents.upload.cancel', defaultMessage: 'Cancel' },
});
