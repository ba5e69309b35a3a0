import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  navigation: { id: 'account.profile.navigation', defaultMessage: 'My account' },
  dashboard: { id: 'account.profile.dashboard', defaultMessage: 'Overview' },
  deposits: { id: 'account.profile.deposits', defaultMessage: 'Deposits' },
  withdrawals: { id: 'account.profile.withdrawals', defaultMessage: 'Withdrawals' },
  gameHistory: { id: 'account.profile.gameHistory', defaultMessage: 'Game history' },
  rewards: { id: 'account.profile.rewards', defaultMessage: 'Rewards and bonuses' },
  limits: { id: 'account.profile.limits', defaultMessage: 'Limits' },
  globalLimits: { id: 'account.profile.globalLimits', defaultMessage: 'Global limits' },
});
