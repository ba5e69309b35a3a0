import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  guarded: {
    id: 'shell.quickDeposit.guarded',
    defaultMessage: 'You can’t deposit yet. Complete the required step in your account first.',
  },
});
