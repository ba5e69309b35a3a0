import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  note: {
    id: 'shell.safe-mode.note',
    defaultMessage:
      'Safe mode: only essential features are shown. Your account and your limits work as usual.',
  },
  leave: { id: 'shell.safe-mode.leave', defaultMessage: 'Exit safe mode' },
});
