import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  account: { id: 'shell.account.account', defaultMessage: 'Your account' },
  overview: { id: 'shell.account.overview', defaultMessage: 'Overview' },
  rewards: { id: 'shell.account.rewards', defaultMessage: 'Rewards' },
  payments: { id: 'shell.account.payments', defaultMessage: 'Payments' },
  history: { id: 'shell.account.history', defaultMessage: 'Game history' },
  limits: { id: 'shell.account.limits', defaultMessage: 'Limits' },
  selfExclusion: { id: 'shell.account.selfExclusion', defaultMessage: 'Take a break' },
  withdraw: { id: 'shell.account.withdraw', defaultMessage: 'Withdraw' },
  signOut: { id: 'shell.account.signOut', defaultMessage: 'Sign out' },
});
