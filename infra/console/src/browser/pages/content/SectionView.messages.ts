import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  deliveredLive: {
    id: 'console.content.deliveredLive',
    defaultMessage: 'Live: the delivered values. Nothing has been published yet.',
  },
  live: {
    id: 'console.content.liveBy',
    defaultMessage: 'Live: version {number}, published by {staff}, {at}. Reason: {reason}',
  },
  edit: { id: 'console.content.edit', defaultMessage: 'Edit' },
  history: { id: 'console.content.history', defaultMessage: 'History' },
  saved: {
    id: 'console.content.saved',
    defaultMessage: 'Version {number} is saved as a draft. Players see it after publication.',
  },
  published: { id: 'console.content.published', defaultMessage: 'Version {number} is live.' },
  undo: { id: 'console.content.undo', defaultMessage: 'Undo' },
});
