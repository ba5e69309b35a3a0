import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.wealth.title', defaultMessage: 'Source of wealth' },
  intro: {
    id: 'account.wealth.intro',
    defaultMessage:
      'The law requires {site} to ask where the money that you play with comes from. Add each source, select the documents you have and upload them.',
  },
  pending: { id: 'account.wealth.pending', defaultMessage: 'We’re checking your declaration' },
  pendingText: {
    id: 'account.wealth.pendingText',
    defaultMessage: 'You don’t have to do anything now. Your account isn’t restricted in the meantime.',
  },
  done: { id: 'account.wealth.done', defaultMessage: 'Your declaration is confirmed' },
  doneText: {
    id: 'account.wealth.doneText',
    defaultMessage: 'Thank you. We’ll contact you if we need something else.',
  },
  notNeeded: { id: 'account.wealth.notNeeded', defaultMessage: 'No declaration needed' },
  notNeededText: {
    id: 'account.wealth.notNeededText',
    defaultMessage: 'If we need to know your source of wealth, you can declare it here.',
  },
  toDocuments: { id: 'account.wealth.toDocuments', defaultMessage: 'Your documents' },
  submit: { id: 'account.wealth.submit', defaultMessage: 'Send declaration' },
  savedText: {
    id: 'account.wealth.savedText',
    defaultMessage: 'Your answers are saved. You can leave this page and continue later.',
  },
  readyText: {
    id: 'account.wealth.readyText',
    defaultMessage: 'All your sources are complete. Send the declaration once you’ve added everything.',
  },
  incomplete: {
    id: 'account.wealth.incomplete',
    defaultMessage: 'A source isn’t complete yet. Each needs a selected document and a file.',
  },
  submitFailed: {
    id: 'account.wealth.submitFailed',
    defaultMessage: 'We couldn’t send your declaration. Check your connection and try again.',
  },
  failed: { id: 'account.wealth.failed', defaultMessage: 'We couldn’t load your declaration' },
  retry: { id: 'account.wealth.retry', defaultMessage: 'Try again' },
});
