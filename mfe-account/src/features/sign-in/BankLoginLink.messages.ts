import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.bankLogin.title', defaultMessage: 'Play with your bank' },
});
