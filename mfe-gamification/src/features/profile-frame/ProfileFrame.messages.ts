import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  navigation: { id: 'gamification.profile.navigation', defaultMessage: 'My account' },
  dashboard: { id: 'gamification.profile.dashboard', defaultMessage: 'Overview' },
  deposits: { id: 'gamification.profile.deposits', defaultMessage: 'Deposits' },
  withdrawals: { id: 'gamification.profile.withdrawals', defaultMessage: 'Withdrawals' },
  gameHistory: { id: 'gamification.profile.gameHistory', defaultMessage: 'Game history' },
  rewards: { id: 'gamification.profile.rewards', defaultMessage: 'Rewards and bonuses' },
  limits: { id: 'gamification.profile.limits', defaultMessage: 'Limits' },
  globalLimits: { id: 'gamification.profile.globalLimits', defaultMessage: 'Global limits' },
});
