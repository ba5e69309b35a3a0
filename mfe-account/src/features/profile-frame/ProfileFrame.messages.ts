import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  navigation: { id: 'account.profile.navigation', defaultMessage: 'My account' },
  dashboard: { id: 'account.profile.dashboard', defaultMessage: 'Overview' },
  gameHistory: { id: 'account.profile.gameHistory', defaultMessage: 'Game history' },
  limits: { id: 'account.profile.limits', defaultMessage: 'Limits' },
});
