import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  home: { id: 'shell.header.home', defaultMessage: '{site}: home page' },
  search: { id: 'shell.header.search', defaultMessage: 'Search games' },
  signIn: { id: 'shell.header.signIn', defaultMessage: 'Sign in' },
  register: { id: 'shell.header.register', defaultMessage: 'Join' },
  deposit: { id: 'shell.header.deposit', defaultMessage: 'Deposit' },
  balance: { id: 'shell.header.balance', defaultMessage: 'Balance' },
  bonus: { id: 'shell.header.bonus', defaultMessage: 'Bonus {amount}' },
  stale: { id: 'shell.header.stale', defaultMessage: 'Reconnecting: this amount may be out of date' },
  account: { id: 'shell.header.account', defaultMessage: 'Your account' },
  overview: { id: 'shell.header.overview', defaultMessage: 'Overview' },
  rewards: { id: 'shell.header.rewards', defaultMessage: 'Rewards' },
  payments: { id: 'shell.header.payments', defaultMessage: 'Payments' },
  history: { id: 'shell.header.history', defaultMessage: 'Game history' },
  limits: { id: 'shell.header.limits', defaultMessage: 'Limits' },
  selfExclusion: { id: 'shell.header.selfExclusion', defaultMessage: 'Take a break' },
  withdraw: { id: 'shell.header.withdraw', defaultMessage: 'Withdraw' },
  signOut: { id: 'shell.header.signOut', defaultMessage: 'Sign out' },
  sections: { id: 'shell.header.sections', defaultMessage: 'Sections' },
});
