import type { HistoryRangeName } from '@foyer/kernel/history-range';
import { defineMessages } from '@foyer/i18n';

export const ranges = defineMessages<HistoryRangeName>({
  today: { id: 'profile.history.today', defaultMessage: 'Today' },
  week: { id: 'profile.history.week', defaultMessage: '7 days' },
  month: { id: 'profile.history.month', defaultMessage: '30 days' },
  'half-year': { id: 'profile.history.halfYear', defaultMessage: '6 months' },
  'two-years': { id: 'profile.history.twoYears', defaultMessage: '24 months' },
});

export const messages = defineMessages({
  period: { id: 'profile.history.period', defaultMessage: 'Period' },
  totals: { id: 'profile.history.totals', defaultMessage: 'Totals of this selection' },
  bound: {
    id: 'profile.history.bound',
    defaultMessage:
      'You can look back {months, plural, one {# month} other {# months}} here. Contact support for older records.',
  },
  zone: { id: 'profile.history.zone', defaultMessage: 'All times are in {zone}.' },
  otherDays: { id: 'profile.history.otherDays', defaultMessage: 'Other dates' },
  from: { id: 'profile.history.from', defaultMessage: 'From' },
  until: { id: 'profile.history.until', defaultMessage: 'Until' },
  apply: { id: 'profile.history.apply', defaultMessage: 'Show' },
  incomplete: { id: 'profile.history.incomplete', defaultMessage: 'Choose a date.' },
  retry: { id: 'profile.history.retry', defaultMessage: 'Try again' },
  more: { id: 'profile.history.more', defaultMessage: 'Show more' },
  longerOrFewer: {
    id: 'profile.history.longerOrFewer',
    defaultMessage: 'Choose a longer period or remove a filter.',
  },
  longerPeriod: { id: 'profile.history.longerPeriod', defaultMessage: 'Choose a longer period to see more.' },
  removeFilter: { id: 'profile.history.removeFilter', defaultMessage: 'Remove a filter to see more.' },
  everything: {
    id: 'profile.history.everything',
    defaultMessage: 'Show the last {months, plural, one {# month} other {# months}}',
  },
});
