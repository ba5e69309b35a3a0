import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  date: { id: 'account.documents.due.date', defaultMessage: 'Due by {date}.' },
  daysLeft: {
    id: 'account.documents.due.daysLeft',
    defaultMessage: '{days, plural, one {# day left} other {# days left}} (due {date})',
  },
  lastDay: { id: 'account.documents.due.lastDay', defaultMessage: 'Last day (due {date})' },
  overdue: { id: 'account.documents.due.overdue', defaultMessage: 'This was due {date}' },
});
