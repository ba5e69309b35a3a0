import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.reconciliation.title', defaultMessage: 'Books' },
  intro: {
    id: 'console.reconciliation.intro',
    defaultMessage:
      'After each night the payment provider’s books are held against the ledger, line by line, for every brand. A difference is an alert until the day is equal.',
  },
  notFor: {
    id: 'console.reconciliation.notFor',
    defaultMessage: 'Players’ money is for operators and auditors.',
  },
  none: { id: 'console.reconciliation.none', defaultMessage: 'No day was compared yet' },
  noneText: {
    id: 'console.reconciliation.noneText',
    defaultMessage: 'The first comparison comes half an hour after midnight, UTC.',
  },
  waiting: {
    id: 'console.reconciliation.waiting',
    defaultMessage:
      '{count, plural, one {The books of a day that is over were not read yet} other {The books of # days that are over were not read yet}}',
  },
  waitingText: {
    id: 'console.reconciliation.waitingText',
    defaultMessage: '{days}. They are asked for every quarter of an hour.',
  },
  day: { id: 'console.reconciliation.day', defaultMessage: '{brand}, {day}' },
  differs: {
    id: 'console.reconciliation.differs',
    defaultMessage: '{count, plural, one {# line has no equal} other {# lines have no equal}}',
  },
  more: { id: 'console.reconciliation.more', defaultMessage: 'The first {count} are shown.' },
  again: { id: 'console.reconciliation.again', defaultMessage: 'Compare again' },
  still: {
    id: 'console.reconciliation.still',
    defaultMessage: 'Compared again: {brand}, {day} is still different.',
  },
  equalNow: {
    id: 'console.reconciliation.equalNow',
    defaultMessage: 'Compared again: {brand}, {day} is equal. Its alert is over.',
  },
  line: { id: 'console.reconciliation.line', defaultMessage: 'Payment' },
  problem: { id: 'console.reconciliation.problem', defaultMessage: 'Difference' },
  theirs: { id: 'console.reconciliation.theirs', defaultMessage: 'Provider' },
  ours: { id: 'console.reconciliation.ours', defaultMessage: 'Ledger' },
  nothing: { id: 'console.reconciliation.nothing', defaultMessage: 'none' },
  days: { id: 'console.reconciliation.days', defaultMessage: 'Days that are equal' },
  brandDay: { id: 'console.reconciliation.brandDay', defaultMessage: 'Day' },
  rows: { id: 'console.reconciliation.rows', defaultMessage: 'Lines' },
  state: { id: 'console.reconciliation.state', defaultMessage: 'State' },
  equal: { id: 'console.reconciliation.equal', defaultMessage: 'equal' },
  resolved: { id: 'console.reconciliation.resolved', defaultMessage: 'was different, resolved' },
  compared: { id: 'console.reconciliation.compared', defaultMessage: 'Compared' },
});

export const kinds = defineMessages({
  MISSING_IN_LEDGER: { id: 'console.reconciliation.kind.ledger', defaultMessage: 'Not in the ledger' },
  MISSING_IN_FILE: { id: 'console.reconciliation.kind.file', defaultMessage: 'Not in the provider’s books' },
  AMOUNT: { id: 'console.reconciliation.kind.amount', defaultMessage: 'Another amount' },
  CURRENCY: { id: 'console.reconciliation.kind.currency', defaultMessage: 'Another currency' },
});
