import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sportsbook.history.title', defaultMessage: 'Form and head-to-head' },
  meetings: { id: 'sportsbook.history.meetings', defaultMessage: 'Head-to-head matches' },
  none: { id: 'sportsbook.history.none', defaultMessage: 'No matches yet' },
  loading: { id: 'sportsbook.history.loading', defaultMessage: 'Loading earlier matches…' },
  failed: { id: 'sportsbook.history.failed', defaultMessage: 'We couldn’t load earlier matches.' },
  W: { id: 'sportsbook.history.won', defaultMessage: 'Won' },
  D: { id: 'sportsbook.history.drawn', defaultMessage: 'Drawn' },
  L: { id: 'sportsbook.history.lost', defaultMessage: 'Lost' },
  abandoned: { id: 'sportsbook.history.abandoned', defaultMessage: 'Abandoned' },
});
