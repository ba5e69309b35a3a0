import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'account.bankLogin.intro',
    defaultMessage: 'Sign-up, sign-in and first deposit in one. You need no password.',
  },
  stepAmount: {
    id: 'account.bankLogin.stepAmount',
    defaultMessage: 'Say how much, and choose your bank or wallet.',
  },
  stepApprove: {
    id: 'account.bankLogin.stepApprove',
    defaultMessage: 'Sign in there and approve it. The bank tells us who you are.',
  },
  stepPlay: {
    id: 'account.bankLogin.stepPlay',
    defaultMessage: 'New here? Accept the terms and set your limits. Then you play.',
  },
  safe: {
    id: 'account.bankLogin.safe',
    defaultMessage:
      'If you stop halfway, go on from here on the same device within 24 hours. After that the money goes back by itself.',
  },
  start: { id: 'account.bankLogin.start', defaultMessage: 'Continue' },
  otherWay: { id: 'account.bankLogin.otherWay', defaultMessage: 'Sign in another way' },
  notOffered: {
    id: 'account.bankLogin.notOffered',
    defaultMessage: '{brand} does not offer this way in. You can sign in or create an account instead.',
  },
});
