import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  unavailable: {
    id: 'shell.header.balanceUnavailable',
    defaultMessage: 'Balance unavailable, try again',
  },
});
