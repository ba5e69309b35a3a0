import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  description: {
    id: 'account.marketing.description',
    defaultMessage:
      'Choose how we may send you offers. We always send messages about your account and payments.',
  },
  email: { id: 'account.marketing.email', defaultMessage: 'Email' },
  sms: { id: 'account.marketing.sms', defaultMessage: 'Text message' },
  phone: { id: 'account.marketing.phone', defaultMessage: 'Phone call' },
  webPush: { id: 'account.marketing.web-push', defaultMessage: 'Push notification' },
  failed: {
    id: 'account.marketing.failed',
    defaultMessage: 'Your choice couldn’t be saved. Try again.',
  },
});
