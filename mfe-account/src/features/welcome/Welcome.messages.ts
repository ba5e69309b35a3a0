import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  welcome: {
    id: 'account.welcome.named',
    defaultMessage: 'Welcome, {name}. Your limits and every round you play are in your profile.',
  },
});
