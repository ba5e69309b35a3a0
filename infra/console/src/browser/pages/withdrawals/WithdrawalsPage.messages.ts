import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.withdrawals.title', defaultMessage: 'Withdrawals' },
  intro: {
    id: 'console.withdrawals.intro',
    defaultMessage:
      'What is above the amount that goes out by itself waits for a person here; above a second one, for two. The money is reserved meanwhile.',
  },
  mayLook: {
    id: 'console.withdrawals.mayLook',
    defaultMessage: 'Your role lets you look. Operators decide.',
  },
  notFor: { id: 'console.withdrawals.notFor', defaultMessage: 'Withdrawals are for operators and auditors.' },
  brand: { id: 'console.withdrawals.brand', defaultMessage: 'Brand' },
  allBrands: { id: 'console.withdrawals.allBrands', defaultMessage: 'All brands' },
  state: { id: 'console.withdrawals.state', defaultMessage: 'State' },
  waiting: { id: 'console.withdrawals.waiting', defaultMessage: 'Waiting' },
  approved: { id: 'console.withdrawals.approved', defaultMessage: 'Approved' },
  refused: { id: 'console.withdrawals.refused', defaultMessage: 'Refused' },
  automatic: { id: 'console.withdrawals.automatic', defaultMessage: 'Went out by itself' },
  none: { id: 'console.withdrawals.none', defaultMessage: 'Nothing here' },
  noneWaiting: { id: 'console.withdrawals.noneWaiting', defaultMessage: 'Nobody waits for a decision.' },
  asked: { id: 'console.withdrawals.asked', defaultMessage: 'Asked for' },
  player: { id: 'console.withdrawals.player', defaultMessage: 'Player' },
  since: { id: 'console.withdrawals.since', defaultMessage: 'Player since' },
  deposited: { id: 'console.withdrawals.deposited', defaultMessage: 'Deposited in all' },
  withdrawn: { id: 'console.withdrawals.withdrawn', defaultMessage: 'Withdrawn in all' },
  net: { id: 'console.withdrawals.net', defaultMessage: 'Net deposits' },
  balance: { id: 'console.withdrawals.balance', defaultMessage: 'Left in the balance' },
  identity: { id: 'console.withdrawals.identity', defaultMessage: 'Identity' },
  shares: { id: 'console.withdrawals.shares', defaultMessage: 'Where it goes' },
  account: { id: 'console.withdrawals.account', defaultMessage: 'Account' },
  method: { id: 'console.withdrawals.method', defaultMessage: 'Method' },
  amount: { id: 'console.withdrawals.amount', defaultMessage: 'Amount' },
  fee: { id: 'console.withdrawals.fee', defaultMessage: 'Fee' },
  ABOVE_AUTOMATIC: {
    id: 'console.withdrawals.aboveAutomatic',
    defaultMessage: 'Above what goes out by itself',
  },
  ABOVE_FOUR_EYES: { id: 'console.withdrawals.aboveFourEyes', defaultMessage: 'Needs two people' },
  ASKED_BY_STAFF: {
    id: 'console.withdrawals.askedByStaff',
    defaultMessage: 'Asked for by staff: needs two people',
  },
  HELD_BACK: { id: 'console.withdrawals.heldBack', defaultMessage: 'Held back' },
  OTHER_NAME: { id: 'console.withdrawals.otherName', defaultMessage: 'Account in another name' },
  otherNameTitle: {
    id: 'console.withdrawals.otherNameTitle',
    defaultMessage: 'Is this account the player’s?',
  },
  otherNameText: {
    id: 'console.withdrawals.otherNameText',
    defaultMessage:
      'The player is {player}, the account is in the name of {holder}. That can be right: a joint account, a new name, another spelling. Ask before you refuse.',
  },
  heldBackTitle: {
    id: 'console.withdrawals.heldBackTitle',
    defaultMessage: 'It had been let go, then something came to stand against it',
  },
  heldBackOne: {
    id: 'console.withdrawals.heldBackOne',
    defaultMessage:
      'It was held back before it left. Whatever was decided before counts no more: one person has to approve it anew.',
  },
  heldBackTwo: {
    id: 'console.withdrawals.heldBackTwo',
    defaultMessage:
      'It was held back before it left. Whatever was decided before counts no more: two people have to approve it anew.',
  },
  blocked: { id: 'console.withdrawals.blocked', defaultMessage: 'May not be paid now' },
  excluded: {
    id: 'console.withdrawals.excluded',
    defaultMessage: 'The player has excluded himself. He may still be paid; do not let him wait.',
  },
  decisions: { id: 'console.withdrawals.decisions', defaultMessage: 'Decided so far' },
  decidedApprove: { id: 'console.withdrawals.decidedApprove', defaultMessage: '{staff} approved: {reason}' },
  decidedRefuse: { id: 'console.withdrawals.decidedRefuse', defaultMessage: '{staff} refused: {reason}' },
  decidedVoid: {
    id: 'console.withdrawals.decidedVoid',
    defaultMessage: '{staff} approved, before it was held back: {reason}. That counts no more.',
  },
  second: {
    id: 'console.withdrawals.second',
    defaultMessage: 'One approval is given. A second one has to come from somebody else.',
  },
  own: {
    id: 'console.withdrawals.own',
    defaultMessage: 'You have approved it. The second approval has to come from somebody else.',
  },
  approve: { id: 'console.withdrawals.approve', defaultMessage: 'Approve' },
  refuse: { id: 'console.withdrawals.refuse', defaultMessage: 'Refuse' },
  approveTitle: { id: 'console.withdrawals.approveTitle', defaultMessage: 'Approve {amount}' },
  refuseTitle: { id: 'console.withdrawals.refuseTitle', defaultMessage: 'Refuse {amount}' },
  approveEffect: {
    id: 'console.withdrawals.approveEffect',
    defaultMessage: 'The money leaves for the accounts named there. It cannot be called back from here.',
  },
  firstEffect: {
    id: 'console.withdrawals.firstEffect',
    defaultMessage:
      'This is the first of two approvals: nothing leaves until somebody else has approved it, too.',
  },
  refuseEffect: {
    id: 'console.withdrawals.refuseEffect',
    defaultMessage:
      'The money goes back into the player’s balance, and the player reads that we could not approve it.',
  },
  cancel: { id: 'console.withdrawals.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.withdrawals.notDone', defaultMessage: 'Not done' },
  doneApproved: {
    id: 'console.withdrawals.doneApproved',
    defaultMessage: '{amount} is approved and on its way.',
  },
  doneRefused: {
    id: 'console.withdrawals.doneRefused',
    defaultMessage: '{amount} is refused and back in the balance.',
  },
  doneSecond: {
    id: 'console.withdrawals.doneSecond',
    defaultMessage: '{amount} has its first approval. Somebody else has to give the second one.',
  },
});
