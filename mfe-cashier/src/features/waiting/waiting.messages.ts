import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  still: {
    id: 'cashier.waiting.still',
    defaultMessage:
      'We are still waiting for the answer. Nothing is lost: it stays this one payment, however long it takes.',
  },
});
