import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.enterCode.title', defaultMessage: 'Enter the code' },
  sent: {
    id: 'account.enterCode.sent',
    defaultMessage: 'If {recipient} belongs to an account, we’ve sent a code to it.',
  },
  code: { id: 'account.enterCode.code', defaultMessage: 'Code' },
  codeHint: { id: 'account.enterCode.codeHint', defaultMessage: '8 digits, valid until {time}.' },
  required: { id: 'account.enterCode.required', defaultMessage: 'Enter all 8 digits.' },
  wrong: {
    id: 'account.enterCode.wrong',
    defaultMessage: 'That code is incorrect. Check it and try again.',
  },
  expired: {
    id: 'account.enterCode.expired',
    defaultMessage: 'This code has expired or can no longer be used. Request a new one.',
  },
  failed: { id: 'account.enterCode.failed', defaultMessage: 'We couldn’t check the code. Try again.' },
  submit: { id: 'account.enterCode.submit', defaultMessage: 'Sign in' },
  missing: { id: 'account.enterCode.missing', defaultMessage: 'Didn’t get a code?' },
});
