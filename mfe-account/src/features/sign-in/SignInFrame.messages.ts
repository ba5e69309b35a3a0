import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  opening: { id: 'account.login.opening', defaultMessage: 'Opening the sign-in page…' },
  notOffered: {
    id: 'account.login.notOffered',
    defaultMessage: 'Sign in with your bank. Password sign-in isn’t available right now.',
  },
  failed: {
    id: 'account.login.failed',
    defaultMessage: 'We couldn’t open the sign-in page. Check your connection and try again.',
  },
});
