import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  loading: { id: 'shell.remote.loading', defaultMessage: 'Loading' },
});
