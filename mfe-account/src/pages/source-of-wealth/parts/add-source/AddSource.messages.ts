import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.wealth.add', defaultMessage: 'Add a source' },
  failed: {
    id: 'account.wealth.addFailed',
    defaultMessage: 'We couldn’t add the source. Check your connection and try again.',
  },
});
