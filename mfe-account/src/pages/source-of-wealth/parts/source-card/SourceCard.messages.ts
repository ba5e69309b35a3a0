import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  complete: { id: 'account.wealth.source.complete', defaultMessage: 'Complete' },
  incomplete: { id: 'account.wealth.source.incomplete', defaultMessage: 'Not complete' },
  wanted: { id: 'account.wealth.source.wanted', defaultMessage: 'We need another document' },
  documents: { id: 'account.wealth.source.documents', defaultMessage: 'Which documents do you have?' },
  needsBoth: {
    id: 'account.wealth.source.needsBoth',
    defaultMessage: 'Select at least one document and upload a file for it.',
  },
  failed: {
    id: 'account.wealth.source.failed',
    defaultMessage: 'Your change wasn’t saved. Check your connection and try again.',
  },
  finish: { id: 'account.wealth.source.finish', defaultMessage: 'Mark as complete' },
  change: { id: 'account.wealth.source.change', defaultMessage: 'Change' },
  remove: { id: 'account.wealth.source.remove', defaultMessage: 'Remove source' },
});
