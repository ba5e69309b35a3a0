import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.care.title', defaultMessage: 'Player care' },
  intro: {
    id: 'console.care.intro',
    defaultMessage:
      'Players with markers of harm in the last 90 days, computed from the ledger every night and after payments. Markers are never used for marketing.',
  },
  notFor: {
    id: 'console.care.notFor',
    defaultMessage: 'Markers of harm are visible to operators and auditors.',
  },
  readOnly: { id: 'console.care.readOnly', defaultMessage: 'Auditors can read cases, but not act.' },
  notShown: { id: 'console.care.notShown', defaultMessage: 'Player not shown' },
  brand: { id: 'console.care.brand', defaultMessage: 'Brand' },
  cases: { id: 'console.care.cases', defaultMessage: 'Cases' },
  casesOf: { id: 'console.care.casesOf', defaultMessage: 'Cases of' },
  none: { id: 'console.care.none', defaultMessage: 'No cases' },
  noneText: {
    id: 'console.care.noneText',
    defaultMessage: 'No player reached a marker of harm in the last 90 days.',
  },
  player: { id: 'console.care.player', defaultMessage: 'Player' },
  level: { id: 'console.care.level', defaultMessage: 'Level' },
  reasons: { id: 'console.care.reasons', defaultMessage: 'Reasons' },
  latest: { id: 'console.care.latest', defaultMessage: 'Latest marker' },
  lastAction: { id: 'console.care.lastAction', defaultMessage: 'Last action' },
  noAction: { id: 'console.care.noAction', defaultMessage: 'None' },
  open: { id: 'console.care.open', defaultMessage: 'Open' },
  level1: { id: 'console.care.level1', defaultMessage: '1 Noticed' },
  level2: { id: 'console.care.level2', defaultMessage: '2 Concern' },
  level3: { id: 'console.care.level3', defaultMessage: '3 Severe' },
});

export const markerReasons = defineMessages({
  chasing: {
    id: 'console.care.marker.chasing',
    defaultMessage:
      '{counted, plural, one {# deposit} other {# deposits}} soon after play had used up the balance, in {days} days (from {threshold})',
  },
  'night-play': {
    id: 'console.care.marker.nightPlay',
    defaultMessage:
      '{counted, plural, one {# night} other {# nights}} with play for hours after midnight, in {days} days (from {threshold})',
  },
  'failed-deposits': {
    id: 'console.care.marker.failedDeposits',
    defaultMessage:
      '{counted, plural, one {# failed deposit} other {# failed deposits}} in {days} days (from {threshold})',
  },
  'withdrawal-reversals': {
    id: 'console.care.marker.withdrawalReversals',
    defaultMessage:
      '{counted, plural, one {# withdrawal} other {# withdrawals}} cancelled, or with a request to cancel, in {days} days (from {threshold})',
  },
  'limit-raises': {
    id: 'console.care.marker.limitRaises',
    defaultMessage:
      '{counted, plural, one {# request} other {# requests}} to raise or remove a limit in {days} days (from {threshold})',
  },
  'payment-methods': {
    id: 'console.care.marker.paymentMethods',
    defaultMessage:
      '{counted, plural, one {# payment method} other {# payment methods}} used in {days} days (from {threshold})',
  },
});
