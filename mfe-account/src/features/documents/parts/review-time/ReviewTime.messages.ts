import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  received: { id: 'account.documents.review.received', defaultMessage: 'We’ve received your files' },
  ahead: {
    id: 'account.documents.review.ahead',
    defaultMessage:
      '{count, plural, =0 {Yours are next.} one {# file is ahead of yours.} other {# files are ahead of yours.}}',
  },
  minutes: {
    id: 'account.documents.review.minutes',
    defaultMessage:
      'At the current pace, we’ll check them in about {count, plural, one {# minute} other {# minutes}}.',
  },
  hours: {
    id: 'account.documents.review.hours',
    defaultMessage:
      'At the current pace, we’ll check them in about {count, plural, one {# hour} other {# hours}}.',
  },
  days: {
    id: 'account.documents.review.days',
    defaultMessage:
      'At the current pace, we’ll check them in about {count, plural, one {# day} other {# days}}.',
  },
});
