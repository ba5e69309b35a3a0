import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  ready: { id: 'shell.live.ready', defaultMessage: 'A new version of this page is available' },
  update: { id: 'shell.live.update', defaultMessage: 'Update now' },
  later: { id: 'shell.live.later', defaultMessage: 'Later' },
  closed: { id: 'shell.live.closed', defaultMessage: 'This page is currently unavailable.' },
  reopened: { id: 'shell.live.reopened', defaultMessage: 'This page is available again.' },
});
