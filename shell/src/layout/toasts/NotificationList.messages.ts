import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.notifications.title', defaultMessage: 'Notifications' },
  unread: {
    id: 'shell.notifications.unread',
    defaultMessage: 'Notifications ({count} new)',
  },
  new: { id: 'shell.notifications.new', defaultMessage: 'New' },
  all: { id: 'shell.notifications.all', defaultMessage: 'All account notices' },
  empty: { id: 'shell.notifications.empty', defaultMessage: 'You have no notifications.' },
});
