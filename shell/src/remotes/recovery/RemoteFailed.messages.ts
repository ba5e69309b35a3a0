import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.remote.failed', defaultMessage: 'This part isn’t available right now' },
  slow: {
    id: 'shell.remote.slow',
    defaultMessage: 'This part took too long to load. The rest of the site is working. Please try again.',
  },
  lateTitle: { id: 'shell.remote.lateTitle', defaultMessage: 'This part is taking longer to load' },
  late: {
    id: 'shell.remote.late',
    defaultMessage: 'It appears here as soon as it has loaded. The rest of the site is working.',
  },
  unreachable: {
    id: 'shell.remote.unreachable',
    defaultMessage: 'We couldn’t load this part. The rest of the site is working. Please try again.',
  },
  refused: {
    id: 'shell.remote.refused',
    defaultMessage:
      'The files we received don’t match the published version, so we didn’t run them. Your account and your money are safe.',
  },
  broken: {
    id: 'shell.remote.broken',
    defaultMessage:
      'An error occurred in this part. We’ve been notified, and the rest of the site is working.',
  },
  retry: { id: 'shell.remote.retry', defaultMessage: 'Try again' },
  reload: { id: 'shell.remote.reload', defaultMessage: 'Reload page' },
});
