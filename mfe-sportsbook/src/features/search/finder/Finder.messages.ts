import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'sportsbook.search.label', defaultMessage: 'Find a team, horse or competition' },
});
