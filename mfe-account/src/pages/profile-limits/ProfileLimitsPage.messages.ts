import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.limitsPage.title', defaultMessage: 'Limits' },
  intro: {
    id: 'account.limitsPage.intro',
    defaultMessage:
      'Lowering a limit works at once. Raising or removing one takes {hours} hours, and we ask you again before it changes.',
  },
  failed: {
    id: 'account.limitsPage.failed',
    defaultMessage: 'We could not load your limits. They still hold.',
  },
  retry: { id: 'account.limitsPage.retry', defaultMessage: 'Try again' },
});
