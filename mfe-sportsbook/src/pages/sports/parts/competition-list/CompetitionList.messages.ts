import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.competitions.title', defaultMessage: 'Competitions' },
  count: {
    id: 'sportsbook.competitions.count',
    defaultMessage: '{count, plural, =0 {no matches} one {# match} other {# matches}}',
  },
});
