import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  still: {
    id: 'cashier.waiting.still',
    defaultMessage: 'We’re still waiting for the result. You won’t be charged twice, however long it takes.',
  },
});
