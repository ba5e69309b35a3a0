import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  send: { id: 'account.verification.send', defaultMessage: 'Send me a new link' },
  sent: { id: 'account.verification.sent', defaultMessage: 'The link is on its way. Look into your mail.' },
  tooMany: {
    id: 'account.verification.tooMany',
    defaultMessage:
      'We have sent you several links already. The newest one works; you can ask again in an hour.',
  },
  failed: {
    id: 'account.verification.failed',
    defaultMessage: 'The letter did not leave. Please try once more.',
  },
});
