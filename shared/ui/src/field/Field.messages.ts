import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  optional: {
    id: 'ui.field.optional',
    defaultMessage: '(optional)',
    description: 'Follows the name of a form field',
  },
});
