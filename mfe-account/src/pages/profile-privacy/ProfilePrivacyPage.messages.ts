import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.data.title', defaultMessage: 'Privacy and data' },
  loadFailed: { id: 'account.data.loadFailed', defaultMessage: 'We couldn’t load this page' },
  retry: { id: 'account.data.retry', defaultMessage: 'Try again' },
  consents: { id: 'account.data.consents', defaultMessage: 'Your consents' },
  consentsText: {
    id: 'account.data.consentsText',
    defaultMessage:
      'Everything you’ve agreed to or withdrawn. Your choice about cookies is stored in this browser only.',
  },
  marketing: { id: 'account.data.marketing', defaultMessage: 'Change marketing choices' },
  cookies: { id: 'account.data.cookies', defaultMessage: 'Change cookie choices' },
  what: { id: 'account.data.what', defaultMessage: 'Consent' },
  decision: { id: 'account.data.decision', defaultMessage: 'Decision' },
  when: { id: 'account.data.when', defaultMessage: 'Date' },
  accepted: { id: 'account.data.accepted', defaultMessage: 'Accepted' },
  withdrawn: { id: 'account.data.withdrawn', defaultMessage: 'Withdrawn' },
  TERMS: { id: 'account.data.terms', defaultMessage: 'Terms and conditions, version {version}' },
  PRIVACY_POLICY: { id: 'account.data.policy', defaultMessage: 'Privacy policy, version {version}' },
  MARKETING_EMAIL: { id: 'account.data.email', defaultMessage: 'Marketing by email' },
  MARKETING_SMS: { id: 'account.data.sms', defaultMessage: 'Marketing by text message' },
  MARKETING_PHONE: { id: 'account.data.phone', defaultMessage: 'Marketing by phone' },
  MARKETING_WEB_PUSH: { id: 'account.data.push', defaultMessage: 'Marketing by browser notification' },
  JACKPOT: { id: 'account.data.jackpot', defaultMessage: 'Contribution to the jackpot' },
});
