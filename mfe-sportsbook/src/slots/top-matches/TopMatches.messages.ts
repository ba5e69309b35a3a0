import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  list: { id: 'sportsbook.top-matches.list', defaultMessage: 'Next matches' },
});
