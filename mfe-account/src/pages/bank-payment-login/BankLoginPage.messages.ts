import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'account.bankLogin.intro',
    defaultMessage: 'Sign up, sign in and deposit in one step. No password needed.',
  },
  stepAmount: {
    id: 'account.bankLogin.stepAmount',
    defaultMessage: 'Enter an amount and choose your bank or wallet.',
  },
  stepApprove: {
    id: 'account.bankLogin.stepApprove',
    defaultMessage: 'Sign in to your bank and approve the payment. Your bank confirms your identity to us.',
  },
  stepPlay: {
    id: 'account.bankLogin.stepPlay',
    defaultMessage: 'New here? Accept the terms, set your limits and play.',
  },
  safe: {
    id: 'account.bankLogin.safe',
    defaultMessage:
      'If you stop partway, you can continue on the same device within 24 hours. After that, your money is refunded automatically.',
  },
  start: { id: 'account.bankLogin.start', defaultMessage: 'Continue' },
  otherWay: { id: 'account.bankLogin.otherWay', defaultMessage: 'Sign in another way' },
  notOffered: {
    id: 'account.bankLogin.notOffered',
    defaultMessage: '{brand} doesn’t offer bank sign-in. You can sign in or create an account instead.',
  },
});
