import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  more: {
    id: 'sportsbook.competition.more',
    defaultMessage: 'Show {count, plural, one {# more match} other {# more matches}}',
  },
});
