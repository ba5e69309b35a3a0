import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  loading: { id: 'shell.progress.loading', defaultMessage: 'Loading page' },
});
