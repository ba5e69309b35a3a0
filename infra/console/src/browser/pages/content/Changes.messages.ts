import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  none: { id: 'console.content.changes.none', defaultMessage: 'Equals the live version.' },
  count: {
    id: 'console.content.changes.count',
    defaultMessage: '{count, plural, one {# change} other {# changes}} against the live version',
  },
  more: {
    id: 'console.content.changes.more',
    defaultMessage: '{count, plural, one {# more change} other {# more changes}}',
  },
  whole: { id: 'console.content.changes.whole', defaultMessage: 'Order of the list' },
  before: { id: 'console.content.changes.before', defaultMessage: 'Live' },
  after: { id: 'console.content.changes.after', defaultMessage: 'This version' },
  absent: { id: 'console.content.changes.absent', defaultMessage: 'Not set' },
  on: { id: 'console.content.changes.on', defaultMessage: 'On' },
  off: { id: 'console.content.changes.off', defaultMessage: 'Off' },
});
