import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  send: { id: 'account.verification.send', defaultMessage: 'Send me a new link' },
  sent: { id: 'account.verification.sent', defaultMessage: 'We sent you a link. Check your inbox.' },
  tooMany: {
    id: 'account.verification.tooMany',
    defaultMessage: 'We’ve already sent you several links. Use the latest one, or try again in an hour.',
  },
  failed: {
    id: 'account.verification.failed',
    defaultMessage: 'We couldn’t send the email. Try again.',
  },
});
