import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  ready: { id: 'shell.live.ready', defaultMessage: 'A newer version of this page is ready' },
  update: { id: 'shell.live.update', defaultMessage: 'Update now' },
  later: { id: 'shell.live.later', defaultMessage: 'Later' },
  closed: { id: 'shell.live.closed', defaultMessage: 'This page has just been closed.' },
  reopened: { id: 'shell.live.reopened', defaultMessage: 'This page is open again.' },
});
