import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  none: { id: 'account.limitsPage.none', defaultMessage: 'No limits available' },
  noneText: {
    id: 'account.limitsPage.noneText',
    defaultMessage:
      'Limits can’t be set on this site. If you want to play less, take a break or contact support.',
  },
});
