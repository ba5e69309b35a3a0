import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  unknown: { id: 'console.source.unknown', defaultMessage: 'Not recorded' },
  dirty: { id: 'console.source.dirty', defaultMessage: 'Uncommitted changes' },
});
