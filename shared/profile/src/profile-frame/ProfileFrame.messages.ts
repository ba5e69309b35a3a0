import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  navigation: { id: 'profile.frame.navigation', defaultMessage: 'My account' },
  dashboard: { id: 'profile.frame.dashboard', defaultMessage: 'Overview' },
  details: { id: 'profile.frame.details', defaultMessage: 'Contact details' },
  privacy: { id: 'profile.frame.privacy', defaultMessage: 'Privacy and data' },
  deposits: { id: 'profile.frame.deposits', defaultMessage: 'Deposits' },
  withdrawals: { id: 'profile.frame.withdrawals', defaultMessage: 'Withdrawals' },
  gameHistory: { id: 'profile.frame.gameHistory', defaultMessage: 'Game history' },
  rewards: { id: 'profile.frame.rewards', defaultMessage: 'Rewards and bonuses' },
  documents: { id: 'profile.frame.documents', defaultMessage: 'Documents' },
  limits: { id: 'profile.frame.limits', defaultMessage: 'Limits' },
  globalLimits: { id: 'profile.frame.globalLimits', defaultMessage: 'Global limits' },
  sessions: { id: 'profile.frame.sessions', defaultMessage: 'Sign-ins and devices' },
  selfTest: { id: 'profile.frame.selfTest', defaultMessage: 'Self-test' },
  selfExclusion: { id: 'profile.frame.selfExclusion', defaultMessage: 'Take a break' },
});
