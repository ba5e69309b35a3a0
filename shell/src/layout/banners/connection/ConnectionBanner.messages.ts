import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  reconnecting: {
    id: 'shell.connection.reconnecting',
    defaultMessage: 'Reconnecting. Some information may be out of date.',
  },
  offline: {
    id: 'shell.connection.offline',
    defaultMessage: 'You’re offline. We’ll reconnect as soon as your connection is back.',
  },
});
