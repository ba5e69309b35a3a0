import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  close: { id: 'ui.dialog.close', defaultMessage: 'Close' },
});
