import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  overdue: { id: 'console.dueDate.overdue', defaultMessage: 'Overdue' },
});
