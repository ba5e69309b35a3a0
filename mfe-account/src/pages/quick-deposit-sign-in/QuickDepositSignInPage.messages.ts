import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.quickDepositSignIn.title', defaultMessage: 'Sign in to deposit' },
  intro: {
    id: 'account.quickDepositSignIn.intro',
    defaultMessage: 'After you sign in, your deposit is filled in and ready to confirm. Nothing is paid yet.',
  },
  amount: { id: 'account.quickDepositSignIn.amount', defaultMessage: 'Amount' },
  signIn: { id: 'account.quickDepositSignIn.signIn', defaultMessage: 'Sign in' },
  code: { id: 'account.quickDepositSignIn.code', defaultMessage: 'Sign in with a code' },
  create: { id: 'account.quickDepositSignIn.create', defaultMessage: 'Create an account' },
});
