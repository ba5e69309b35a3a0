import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  reconnecting: {
    id: 'shell.connection.reconnecting',
    defaultMessage: 'The connection is slow. Figures may be old until it is back.',
  },
  offline: {
    id: 'shell.connection.offline',
    defaultMessage: 'You are offline. We will go on as soon as you are back.',
  },
});
