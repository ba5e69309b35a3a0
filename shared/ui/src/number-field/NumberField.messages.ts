import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  notANumber: { id: 'ui.number.notANumber', defaultMessage: 'Enter a number, for example {example}' },
});
