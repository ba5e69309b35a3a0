import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.limitsPage.title', defaultMessage: 'Limits' },
  intro: {
    id: 'account.limitsPage.intro',
    defaultMessage:
      'Lowering a limit takes effect immediately. Raising or removing one takes {hours} hours, and you have to confirm it again.',
  },
  failed: {
    id: 'account.limitsPage.failed',
    defaultMessage: 'We couldn’t load your limits. They still apply.',
  },
  retry: { id: 'account.limitsPage.retry', defaultMessage: 'Try again' },
});
