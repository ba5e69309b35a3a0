import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.notifications.title', defaultMessage: 'Notifications' },
  empty: { id: 'shell.notifications.empty', defaultMessage: 'You have no notifications.' },
});
