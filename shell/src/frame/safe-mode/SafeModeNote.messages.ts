import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  note: {
    id: 'shell.safe-mode.note',
    defaultMessage:
      'Safe mode: this page shows only what it needs. Your account and your limits work as always.',
  },
  leave: { id: 'shell.safe-mode.leave', defaultMessage: 'Back to the full site' },
});
