import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.reconciliation.title', defaultMessage: 'Reconciliation' },
  intro: {
    id: 'console.reconciliation.intro',
    defaultMessage:
      'Every night, the payment provider’s settlement report is compared with the ledger line by line for every brand. Differences raise an alert until the day matches.',
  },
  notFor: {
    id: 'console.reconciliation.notFor',
    defaultMessage: 'Reconciliation is restricted to operators and auditors.',
  },
  none: { id: 'console.reconciliation.none', defaultMessage: 'No days compared yet' },
  noneText: {
    id: 'console.reconciliation.noneText',
    defaultMessage: 'The first comparison runs at 00:30 UTC.',
  },
  waiting: {
    id: 'console.reconciliation.waiting',
    defaultMessage:
      '{count, plural, one {The settlement report of one day is missing} other {The settlement reports of # days are missing}}',
  },
  waitingText: {
    id: 'console.reconciliation.waitingText',
    defaultMessage: '{days}. Retried every 15 minutes.',
  },
  day: { id: 'console.reconciliation.day', defaultMessage: '{brand}, {day}' },
  differs: {
    id: 'console.reconciliation.differs',
    defaultMessage: '{count, plural, one {# unmatched line} other {# unmatched lines}}',
  },
  more: { id: 'console.reconciliation.more', defaultMessage: 'Showing the first {count}.' },
  again: { id: 'console.reconciliation.again', defaultMessage: 'Compare again' },
  still: {
    id: 'console.reconciliation.still',
    defaultMessage: '{brand}, {day} compared again: differences remain.',
  },
  equalNow: {
    id: 'console.reconciliation.equalNow',
    defaultMessage: '{brand}, {day} compared again: no differences. The alert is resolved.',
  },
  line: { id: 'console.reconciliation.line', defaultMessage: 'Payment' },
  problem: { id: 'console.reconciliation.problem', defaultMessage: 'Difference' },
  theirs: { id: 'console.reconciliation.theirs', defaultMessage: 'Provider' },
  ours: { id: 'console.reconciliation.ours', defaultMessage: 'Ledger' },
  nothing: { id: 'console.reconciliation.nothing', defaultMessage: 'none' },
  days: { id: 'console.reconciliation.days', defaultMessage: 'Matched days' },
  brandDay: { id: 'console.reconciliation.brandDay', defaultMessage: 'Day' },
  rows: { id: 'console.reconciliation.rows', defaultMessage: 'Lines' },
  state: { id: 'console.reconciliation.state', defaultMessage: 'State' },
  equal: { id: 'console.reconciliation.equal', defaultMessage: 'Matched' },
  resolved: { id: 'console.reconciliation.resolved', defaultMessage: 'Resolved' },
  compared: { id: 'console.reconciliation.compared', defaultMessage: 'Compared' },
});

export const kinds = defineMessages({
  MISSING_IN_LEDGER: { id: 'console.reconciliation.kind.ledger', defaultMessage: 'Missing in the ledger' },
  MISSING_IN_FILE: {
    id: 'console.reconciliation.kind.file',
    defaultMessage: 'Missing in the settlement report',
  },
  AMOUNT: { id: 'console.reconciliation.kind.amount', defaultMessage: 'Amounts differ' },
  CURRENCY: { id: 'console.reconciliation.kind.currency', defaultMessage: 'Currencies differ' },
});
