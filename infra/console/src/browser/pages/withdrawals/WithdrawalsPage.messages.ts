import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.withdrawals.title', defaultMessage: 'Withdrawals' },
  intro: {
    id: 'console.withdrawals.intro',
    defaultMessage:
      'Withdrawals above the automatic limit need one approval, above the second limit two. The amount is reserved until a decision.',
  },
  readOnly: {
    id: 'console.withdrawals.readOnly',
    defaultMessage: 'Your role has read-only access. Operators decide.',
  },
  notFor: {
    id: 'console.withdrawals.notFor',
    defaultMessage: 'Withdrawals are restricted to operators and auditors.',
  },
  brand: { id: 'console.withdrawals.brand', defaultMessage: 'Brand' },
  state: { id: 'console.withdrawals.state', defaultMessage: 'Status' },
  waiting: { id: 'console.withdrawals.waiting', defaultMessage: 'Pending' },
  approved: { id: 'console.withdrawals.approved', defaultMessage: 'Approved' },
  refused: { id: 'console.withdrawals.refused', defaultMessage: 'Rejected' },
  automatic: { id: 'console.withdrawals.automatic', defaultMessage: 'Paid automatically' },
  none: { id: 'console.withdrawals.none', defaultMessage: 'No withdrawals' },
  noneWaiting: { id: 'console.withdrawals.noneWaiting', defaultMessage: 'No withdrawals need a decision.' },
  requested: { id: 'console.withdrawals.requested', defaultMessage: 'Requested' },
  region: { id: 'console.withdrawals.region', defaultMessage: '{title}, reference {reference}' },
  reference: { id: 'console.withdrawals.reference', defaultMessage: 'Reference' },
  player: { id: 'console.withdrawals.player', defaultMessage: 'Player' },
  since: { id: 'console.withdrawals.since', defaultMessage: 'Player since' },
  deposited: { id: 'console.withdrawals.deposited', defaultMessage: 'Total deposits' },
  withdrawn: { id: 'console.withdrawals.withdrawn', defaultMessage: 'Total withdrawals' },
  net: { id: 'console.withdrawals.net', defaultMessage: 'Net deposits' },
  balance: { id: 'console.withdrawals.balance', defaultMessage: 'Remaining balance' },
  identity: { id: 'console.withdrawals.identity', defaultMessage: 'Identity' },
  shares: { id: 'console.withdrawals.shares', defaultMessage: 'Destination' },
  account: { id: 'console.withdrawals.account', defaultMessage: 'Account' },
  method: { id: 'console.withdrawals.method', defaultMessage: 'Method' },
  amount: { id: 'console.withdrawals.amount', defaultMessage: 'Amount' },
  fee: { id: 'console.withdrawals.fee', defaultMessage: 'Fee' },
  ABOVE_AUTOMATIC: {
    id: 'console.withdrawals.aboveAutomatic',
    defaultMessage: 'Above the automatic limit',
  },
  ABOVE_FOUR_EYES: { id: 'console.withdrawals.aboveFourEyes', defaultMessage: 'Needs two approvals' },
  ASKED_BY_STAFF: {
    id: 'console.withdrawals.requestedByStaff',
    defaultMessage: 'Requested by staff: needs two approvals',
  },
  HELD_BACK: { id: 'console.withdrawals.heldBack', defaultMessage: 'Held for review' },
  OTHER_NAME: { id: 'console.withdrawals.otherName', defaultMessage: 'Third-party account' },
  otherNameTitle: {
    id: 'console.withdrawals.otherNameTitle',
    defaultMessage: 'Does this account belong to the player?',
  },
  otherNameText: {
    id: 'console.withdrawals.otherNameText',
    defaultMessage:
      'The player is {player}; the account holder is {holder}. This can be legitimate: a joint account, a changed name or another spelling. Ask the player before you reject.',
  },
  heldBackTitle: {
    id: 'console.withdrawals.heldBackTitle',
    defaultMessage: 'Approved, then held before payment',
  },
  heldBackOne: {
    id: 'console.withdrawals.heldBackOne',
    defaultMessage:
      'A restriction was added before the payment was sent. Earlier approvals no longer count; one new approval is needed.',
  },
  heldBackTwo: {
    id: 'console.withdrawals.heldBackTwo',
    defaultMessage:
      'A restriction was added before the payment was sent. Earlier approvals no longer count; two new approvals are needed.',
  },
  blocked: { id: 'console.withdrawals.blocked', defaultMessage: 'Payout blocked' },
  excluded: {
    id: 'console.withdrawals.excluded',
    defaultMessage: 'The player is self-excluded but can be paid. Do not delay the payment.',
  },
  decisions: { id: 'console.withdrawals.decisions', defaultMessage: 'Decisions' },
  decidedApprove: { id: 'console.withdrawals.decidedApprove', defaultMessage: '{staff} approved: {reason}' },
  decidedRefuse: { id: 'console.withdrawals.decidedRefuse', defaultMessage: '{staff} rejected: {reason}' },
  decidedVoid: {
    id: 'console.withdrawals.decidedVoid',
    defaultMessage: '{staff} approved before the hold: {reason}. No longer counts.',
  },
  second: {
    id: 'console.withdrawals.second',
    defaultMessage: 'First approval given. Another operator has to give the second.',
  },
  own: {
    id: 'console.withdrawals.own',
    defaultMessage: 'You have approved this. Another operator has to give the second approval.',
  },
  approve: { id: 'console.withdrawals.approve', defaultMessage: 'Approve' },
  refuse: { id: 'console.withdrawals.refuse', defaultMessage: 'Reject' },
  approveTitle: { id: 'console.withdrawals.approveTitle', defaultMessage: 'Approve {amount}' },
  refuseTitle: { id: 'console.withdrawals.refuseTitle', defaultMessage: 'Reject {amount}' },
  approveEffect: {
    id: 'console.withdrawals.approveEffect',
    defaultMessage: 'The amount is paid to the accounts shown. This cannot be undone.',
  },
  firstEffect: {
    id: 'console.withdrawals.firstEffect',
    defaultMessage: 'This is the first of two approvals. Nothing is paid until another operator approves.',
  },
  refuseEffect: {
    id: 'console.withdrawals.refuseEffect',
    defaultMessage:
      'The amount is returned to the player’s balance, and the player sees that the withdrawal could not be approved.',
  },
  cancel: { id: 'console.withdrawals.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.withdrawals.notDone', defaultMessage: 'Decision failed' },
  doneApproved: {
    id: 'console.withdrawals.doneApproved',
    defaultMessage: '{amount} approved. Payment in progress.',
  },
  doneRefused: {
    id: 'console.withdrawals.doneRefused',
    defaultMessage: '{amount} rejected and returned to the balance.',
  },
  doneSecond: {
    id: 'console.withdrawals.doneSecond',
    defaultMessage: '{amount} has its first approval. Another operator has to give the second.',
  },
});
