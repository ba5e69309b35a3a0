import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  dismiss: { id: 'ui.notice.dismiss', defaultMessage: 'Dismiss this message' },
});
