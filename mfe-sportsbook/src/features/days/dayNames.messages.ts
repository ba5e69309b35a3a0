import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  today: { id: 'sportsbook.day.today', defaultMessage: 'Today' },
  tomorrow: { id: 'sportsbook.day.tomorrow', defaultMessage: 'Tomorrow' },
});
