import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'shell.toasts.label', defaultMessage: 'Messages' },
  close: { id: 'shell.toasts.close', defaultMessage: 'Close this message' },
});
