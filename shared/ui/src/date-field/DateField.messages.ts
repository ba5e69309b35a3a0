import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  day: { id: 'ui.date.day', defaultMessage: 'Day' },
  month: { id: 'ui.date.month', defaultMessage: 'Month' },
  year: { id: 'ui.date.year', defaultMessage: 'Year' },
});
