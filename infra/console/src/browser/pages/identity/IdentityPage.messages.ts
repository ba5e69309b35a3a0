import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.identity.title', defaultMessage: 'Identity checks' },
  intro: {
    id: 'console.identity.intro',
    defaultMessage:
      'Players who must verify their identity, earliest deadline first. They send documents on their Documents page, where verified proofs confirm the identity; record proofs from other channels here.',
  },
  readOnly: {
    id: 'console.identity.readOnly',
    defaultMessage: 'Your role has read-only access. Operators decide.',
  },
  notFor: {
    id: 'console.identity.notFor',
    defaultMessage: 'Identity checks are restricted to operators and auditors.',
  },
  brand: { id: 'console.identity.brand', defaultMessage: 'Brand' },
  waiting: { id: 'console.identity.waiting', defaultMessage: 'Pending' },
  waitingOn: { id: 'console.identity.waitingOn', defaultMessage: 'Brand of pending checks' },
  none: { id: 'console.identity.none', defaultMessage: 'No pending checks' },
  noneText: {
    id: 'console.identity.noneText',
    defaultMessage: 'To find a player who contacted support about a withdrawal, use the search above.',
  },
  player: { id: 'console.identity.player', defaultMessage: 'Player' },
  until: { id: 'console.identity.until', defaultMessage: 'Due by' },
  noDate: { id: 'console.identity.noDate', defaultMessage: 'No deadline' },
  since: { id: 'console.identity.since', defaultMessage: 'Since' },
  missing: { id: 'console.identity.missing', defaultMessage: 'Missing' },
  reason: { id: 'console.identity.reason', defaultMessage: 'Reason' },
  actions: { id: 'console.identity.actions', defaultMessage: 'Actions' },
  open: { id: 'console.identity.open', defaultMessage: 'Open' },
  notShown: { id: 'console.identity.notShown', defaultMessage: 'Could not be loaded' },
  unwritten: { id: 'console.identity.unwritten', defaultMessage: 'Not recorded' },
  reasonEver: {
    id: 'console.identity.reasonEver',
    defaultMessage: '{deposited} deposited in total; required from {threshold}',
  },
  reasonDays: {
    id: 'console.identity.reasonDays',
    defaultMessage: '{deposited} deposited since {since}; required from {threshold}',
  },
  reasonStaff: { id: 'console.identity.reasonStaff', defaultMessage: 'Requested by {staff}: {reason}' },
  identity: { id: 'console.identity.identity', defaultMessage: 'proof of identity' },
  address: { id: 'console.identity.address', defaultMessage: 'proof of address' },
});
