import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  opening: { id: 'account.login.opening', defaultMessage: 'Opening the sign-in page…' },
  failed: {
    id: 'account.login.failed',
    defaultMessage: 'We couldn’t open the sign-in page. Check your connection and try again.',
  },
});
