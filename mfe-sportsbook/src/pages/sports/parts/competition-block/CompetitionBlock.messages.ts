import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  empty: { id: 'sportsbook.competition.empty', defaultMessage: 'No matches scheduled' },
  more: {
    id: 'sportsbook.competition.more',
    defaultMessage: 'Show {count, plural, one {# more match} other {# more matches}}',
  },
});
