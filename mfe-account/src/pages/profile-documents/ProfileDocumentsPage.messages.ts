import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.documents.title', defaultMessage: 'Documents' },
  intro: {
    id: 'account.documents.intro',
    defaultMessage:
      'Your files are encrypted. Only our verification team can open them, and every access is recorded.',
  },
  none: { id: 'account.documents.none', defaultMessage: 'No documents needed' },
  noneText: {
    id: 'account.documents.noneText',
    defaultMessage: 'If we need a document from you, it’s listed here.',
  },
  toWealth: {
    id: 'account.documents.toWealth',
    defaultMessage: 'Continue your source of wealth declaration',
  },
  failed: { id: 'account.documents.failed', defaultMessage: 'We couldn’t load your documents' },
  retry: { id: 'account.documents.retry', defaultMessage: 'Try again' },
});
