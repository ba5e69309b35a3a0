import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  available: { id: 'cashier.withdrawal.available', defaultMessage: 'Available to withdraw' },
  locked: { id: 'cashier.withdrawal.locked', defaultMessage: 'Bonus funds' },
  lockedNote: { id: 'cashier.withdrawal.lockedNote', defaultMessage: 'Available once wagering is complete' },
  pending: { id: 'cashier.withdrawal.pending', defaultMessage: 'Pending withdrawals' },
  amount: { id: 'cashier.withdrawal.amount', defaultMessage: 'Amount' },
  allHelp: {
    id: 'cashier.withdrawal.allHelp',
    defaultMessage: 'The usual minimum is {least}. You can withdraw your whole balance of {most}.',
  },
  amountHelp: { id: 'cashier.withdrawal.amountHelp', defaultMessage: '{least} to {most}' },
  amountEmpty: {
    id: 'cashier.withdrawal.amountEmpty',
    defaultMessage: 'Enter an amount.',
  },
  tooSmall: {
    id: 'cashier.withdrawal.tooSmall',
    defaultMessage: 'That’s below the minimum withdrawal. Enter {amount} or more.',
  },
  onlyAll: {
    id: 'cashier.withdrawal.onlyAll',
    defaultMessage: 'You can only withdraw your whole balance of {amount}.',
  },
  tooLarge: { id: 'cashier.withdrawal.tooLarge', defaultMessage: 'You can withdraw up to {amount}.' },
  all: { id: 'cashier.withdrawal.all', defaultMessage: 'Use maximum: {amount}' },
  where: { id: 'cashier.withdrawal.where', defaultMessage: 'Withdraw to' },
  whereEmpty: { id: 'cashier.withdrawal.whereEmpty', defaultMessage: 'Choose an account.' },
  loopDetail: { id: 'cashier.withdrawal.loopDetail', defaultMessage: '{amount} must be paid here first' },
  nextWorkingDay: { id: 'cashier.withdrawal.nextWorkingDay', defaultMessage: 'Next working day or later' },
  noAccounts: { id: 'cashier.withdrawal.noAccounts', defaultMessage: 'No accounts to withdraw to' },
  depositFirst: { id: 'cashier.withdrawal.depositFirst', defaultMessage: 'Make a deposit' },
  noAccountsText: {
    id: 'cashier.withdrawal.noAccountsText',
    defaultMessage: 'You can withdraw to accounts you’ve used for deposits. Make a deposit to add one.',
  },
  nothing: { id: 'cashier.withdrawal.nothing', defaultMessage: 'Nothing to withdraw' },
  nothingText: {
    id: 'cashier.withdrawal.nothingText',
    defaultMessage: 'You can withdraw once you have a balance.',
  },
  tooLittle: { id: 'cashier.withdrawal.tooLittle', defaultMessage: 'Your balance is below the minimum' },
  tooLittleText: {
    id: 'cashier.withdrawal.tooLittleText',
    defaultMessage:
      'You have {amount}, and the minimum withdrawal is {least}. Contact support to have it paid out.',
  },
  shares: { id: 'cashier.withdrawal.shares', defaultMessage: 'How your withdrawal is paid' },
  shareLoop: {
    id: 'cashier.withdrawal.shareLoop',
    defaultMessage: 'Paid here first, because you deposited from this account',
  },
  shareRest: {
    id: 'cashier.withdrawal.shareRest',
    defaultMessage: 'The remaining amount, to the account you chose',
  },
  shareFee: { id: 'cashier.withdrawal.shareFee', defaultMessage: 'Fee {amount}' },
  receive: { id: 'cashier.withdrawal.receive', defaultMessage: 'You’ll receive' },
  feeOff: { id: 'cashier.withdrawal.feeOff', defaultMessage: 'Fee {fee}, you’ll receive {amount}' },
  errors: { id: 'cashier.withdrawal.errors', defaultMessage: 'Check the following' },
  review: { id: 'cashier.withdrawal.review', defaultMessage: 'Review withdrawal of {amount}' },
  reviewEmpty: { id: 'cashier.withdrawal.reviewEmpty', defaultMessage: 'Review withdrawal' },
  confirmTitle: { id: 'cashier.withdrawal.confirmTitle', defaultMessage: 'Confirm your withdrawal' },
  confirmText: {
    id: 'cashier.withdrawal.confirmText',
    defaultMessage: 'The amount is deducted from your balance now and paid after our review.',
  },
  confirm: { id: 'cashier.withdrawal.confirm', defaultMessage: 'Withdraw {amount}' },
  back: { id: 'cashier.withdrawal.back', defaultMessage: 'Back' },
  sending: { id: 'cashier.withdrawal.sending', defaultMessage: 'Requesting {amount}' },
  unconfirmed: {
    id: 'cashier.withdrawal.unconfirmed',
    defaultMessage: 'We’re still waiting for confirmation',
  },
  unconfirmedText: {
    id: 'cashier.withdrawal.unconfirmedText',
    defaultMessage:
      'Your withdrawal of {amount} may still go through. We keep checking, so please don’t start another one.',
  },
  requested: { id: 'cashier.withdrawal.requested', defaultMessage: 'Withdrawal requested' },
  requestedText: {
    id: 'cashier.withdrawal.requestedText',
    defaultMessage: 'We’ll notify you when it’s paid.',
  },
  paid: { id: 'cashier.withdrawal.paid', defaultMessage: 'Withdrawal paid' },
  paidText: { id: 'cashier.withdrawal.paidText', defaultMessage: 'The money has reached your account.' },
  returned: { id: 'cashier.withdrawal.returned', defaultMessage: 'Your withdrawal failed' },
  returnedText: {
    id: 'cashier.withdrawal.returnedText',
    defaultMessage:
      'The unpaid amount was returned to your balance. See your withdrawal history for the reason.',
  },
  again: { id: 'cashier.withdrawal.again', defaultMessage: 'Make another withdrawal' },
  running: { id: 'cashier.withdrawal.running', defaultMessage: 'Pending withdrawals' },
  cancel: { id: 'cashier.withdrawal.cancel', defaultMessage: 'Cancel withdrawal' },
  cancelled: {
    id: 'cashier.withdrawal.cancelled',
    defaultMessage: 'Withdrawal cancelled. The money was returned to your balance.',
  },
  tooLate: {
    id: 'cashier.withdrawal.tooLate',
    defaultMessage: 'It’s too late to cancel: the withdrawal has been sent.',
  },
  unknown: {
    id: 'cashier.withdrawal.unknown',
    defaultMessage: 'We couldn’t confirm the cancellation. Check again in a moment.',
  },
  reference: { id: 'cashier.withdrawal.reference', defaultMessage: 'Reference {reference}' },
  failed: { id: 'cashier.withdrawal.failed', defaultMessage: 'We couldn’t load the cashier' },
  retry: { id: 'cashier.withdrawal.retry', defaultMessage: 'Try again' },
  offline: {
    id: 'cashier.withdrawal.offline',
    defaultMessage: 'You’re offline. Reconnect to make a withdrawal.',
  },
});
