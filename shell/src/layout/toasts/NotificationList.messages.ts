import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.notifications.title', defaultMessage: 'Notifications' },
  unread: {
    id: 'shell.notifications.unread',
    defaultMessage: 'Notifications ({count} new)',
  },
  new: { id: 'shell.notifications.new', defaultMessage: 'New' },
  empty: { id: 'shell.notifications.empty', defaultMessage: 'You have no notifications.' },
});
