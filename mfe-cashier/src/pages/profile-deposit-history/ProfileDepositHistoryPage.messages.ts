import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'cashier.depositHistory.title', defaultMessage: 'Deposits' },
  intro: {
    id: 'cashier.depositHistory.intro',
    defaultMessage: 'Every deposit you have begun, and what became of it.',
  },
});
