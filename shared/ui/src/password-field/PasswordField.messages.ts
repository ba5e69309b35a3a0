import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  show: { id: 'ui.password.show', defaultMessage: 'Show password' },
  hide: { id: 'ui.password.hide', defaultMessage: 'Hide password' },
});
