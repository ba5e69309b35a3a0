import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  navigation: { id: 'cashier.profile.navigation', defaultMessage: 'My account' },
  dashboard: { id: 'cashier.profile.dashboard', defaultMessage: 'Overview' },
  deposits: { id: 'cashier.profile.deposits', defaultMessage: 'Deposits' },
  withdrawals: { id: 'cashier.profile.withdrawals', defaultMessage: 'Withdrawals' },
  gameHistory: { id: 'cashier.profile.gameHistory', defaultMessage: 'Game history' },
  rewards: { id: 'cashier.profile.rewards', defaultMessage: 'Rewards and bonuses' },
  limits: { id: 'cashier.profile.limits', defaultMessage: 'Limits' },
  globalLimits: { id: 'cashier.profile.globalLimits', defaultMessage: 'Global limits' },
});
