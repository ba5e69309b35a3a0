import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.profile.title', defaultMessage: 'My account' },
  signOut: { id: 'account.profile.signOut', defaultMessage: 'Sign out' },
});
