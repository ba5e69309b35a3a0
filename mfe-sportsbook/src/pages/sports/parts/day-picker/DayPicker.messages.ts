import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'sportsbook.day.label', defaultMessage: 'Matches by day' },
});
