import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.remote.failed', defaultMessage: 'This part is not available right now' },
  slow: {
    id: 'shell.remote.slow',
    defaultMessage: 'It took too long to arrive. The rest of the site works; try this part again.',
  },
  unreachable: {
    id: 'shell.remote.unreachable',
    defaultMessage: 'We could not reach it. The rest of the site works; try this part again.',
  },
  refused: {
    id: 'shell.remote.refused',
    defaultMessage:
      'What arrived was not what we published, so we did not run it. Your account and your money are safe.',
  },
  broken: {
    id: 'shell.remote.broken',
    defaultMessage: 'Something in it broke. We have been told; the rest of the site works.',
  },
  retry: { id: 'shell.remote.retry', defaultMessage: 'Try again' },
  reload: { id: 'shell.remote.reload', defaultMessage: 'Load the page again' },
});
