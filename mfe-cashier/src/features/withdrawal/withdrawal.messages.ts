import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  available: { id: 'cashier.withdrawal.available', defaultMessage: 'You can withdraw' },
  locked: { id: 'cashier.withdrawal.locked', defaultMessage: 'Bound to a bonus' },
  lockedNote: { id: 'cashier.withdrawal.lockedNote', defaultMessage: 'Free when its wagering is done' },
  pending: { id: 'cashier.withdrawal.pending', defaultMessage: 'On its way to you' },
  amount: { id: 'cashier.withdrawal.amount', defaultMessage: 'Amount' },
  allHelp: {
    id: 'cashier.withdrawal.allHelp',
    defaultMessage: 'Usually from {least} on. As this is all you have, all of it can be sent to you: {most}.',
  },
  amountHelp: { id: 'cashier.withdrawal.amountHelp', defaultMessage: 'From {least} to {most}.' },
  amountEmpty: {
    id: 'cashier.withdrawal.amountEmpty',
    defaultMessage: 'Write how much you want to withdraw.',
  },
  tooSmall: { id: 'cashier.withdrawal.tooSmall', defaultMessage: 'The least is {amount}.' },
  onlyAll: { id: 'cashier.withdrawal.onlyAll', defaultMessage: 'Only all of it can be sent: {amount}.' },
  tooLarge: { id: 'cashier.withdrawal.tooLarge', defaultMessage: 'You can withdraw up to {amount}.' },
  all: { id: 'cashier.withdrawal.all', defaultMessage: 'All of it: {amount}' },
  where: { id: 'cashier.withdrawal.where', defaultMessage: 'Where should it go?' },
  whereEmpty: { id: 'cashier.withdrawal.whereEmpty', defaultMessage: 'Choose where the money should go.' },
  loopDetail: { id: 'cashier.withdrawal.loopDetail', defaultMessage: '{amount} goes back here first' },
  noAccounts: { id: 'cashier.withdrawal.noAccounts', defaultMessage: 'No account is known yet' },
  depositFirst: { id: 'cashier.withdrawal.depositFirst', defaultMessage: 'Make a deposit' },
  noAccountsText: {
    id: 'cashier.withdrawal.noAccountsText',
    defaultMessage: 'Money goes to accounts you have deposited from. After a deposit its account is here.',
  },
  nothing: { id: 'cashier.withdrawal.nothing', defaultMessage: 'There is nothing to withdraw yet' },
  nothingText: {
    id: 'cashier.withdrawal.nothingText',
    defaultMessage: 'As soon as there is money in your balance, you can have it sent to you from here.',
  },
  tooLittle: { id: 'cashier.withdrawal.tooLittle', defaultMessage: 'This is too little to be sent' },
  tooLittleText: {
    id: 'cashier.withdrawal.tooLittleText',
    defaultMessage:
      'You have {amount}, and the least that can be sent to you is {least}. Write to us, and we find a way for you to get it.',
  },
  shares: { id: 'cashier.withdrawal.shares', defaultMessage: 'How it is sent' },
  shareLoop: {
    id: 'cashier.withdrawal.shareLoop',
    defaultMessage: 'You deposited from here, so it goes back here first',
  },
  shareRest: { id: 'cashier.withdrawal.shareRest', defaultMessage: 'The rest, as you choose' },
  shareFee: { id: 'cashier.withdrawal.shareFee', defaultMessage: 'Fee {amount}' },
  receive: { id: 'cashier.withdrawal.receive', defaultMessage: 'You receive' },
  feeOff: { id: 'cashier.withdrawal.feeOff', defaultMessage: 'Fee {fee}, you receive {amount}' },
  errors: { id: 'cashier.withdrawal.errors', defaultMessage: 'Please look at this again' },
  review: { id: 'cashier.withdrawal.review', defaultMessage: 'Withdraw {amount}' },
  reviewEmpty: { id: 'cashier.withdrawal.reviewEmpty', defaultMessage: 'Withdraw' },
  confirmTitle: { id: 'cashier.withdrawal.confirmTitle', defaultMessage: 'Is this right?' },
  confirmText: {
    id: 'cashier.withdrawal.confirmText',
    defaultMessage: 'The amount leaves your balance now and is sent to you after our check.',
  },
  confirm: { id: 'cashier.withdrawal.confirm', defaultMessage: 'Yes, withdraw {amount}' },
  back: { id: 'cashier.withdrawal.back', defaultMessage: 'Back' },
  sending: { id: 'cashier.withdrawal.sending', defaultMessage: 'Asking for {amount}' },
  unheard: { id: 'cashier.withdrawal.unheard', defaultMessage: 'We have not heard back yet' },
  unheardText: {
    id: 'cashier.withdrawal.unheardText',
    defaultMessage:
      'Your withdrawal of {amount} may have been asked for. We go on asking for the same one; please do not begin another.',
  },
  asked: { id: 'cashier.withdrawal.asked', defaultMessage: 'Your withdrawal is under way' },
  askedText: {
    id: 'cashier.withdrawal.askedText',
    defaultMessage: 'You need do nothing. We tell you when it is paid.',
  },
  paid: { id: 'cashier.withdrawal.paid', defaultMessage: 'Your withdrawal is paid' },
  paidText: { id: 'cashier.withdrawal.paidText', defaultMessage: 'The money is on its account.' },
  cameBack: { id: 'cashier.withdrawal.cameBack', defaultMessage: 'Your withdrawal did not go through' },
  cameBackText: {
    id: 'cashier.withdrawal.cameBackText',
    defaultMessage: 'What could not be sent is back in your balance. Your withdrawals say why.',
  },
  again: { id: 'cashier.withdrawal.again', defaultMessage: 'Withdraw more' },
  running: { id: 'cashier.withdrawal.running', defaultMessage: 'On its way to you' },
  cancel: { id: 'cashier.withdrawal.cancel', defaultMessage: 'Take it back' },
  cancelled: { id: 'cashier.withdrawal.cancelled', defaultMessage: 'The money is back in your balance.' },
  tooLate: {
    id: 'cashier.withdrawal.tooLate',
    defaultMessage: 'It was too late: the money is on its way to you.',
  },
  unknown: {
    id: 'cashier.withdrawal.unknown',
    defaultMessage: 'We could not ask right now. Please look again in a moment.',
  },
  reference: { id: 'cashier.withdrawal.reference', defaultMessage: 'Reference {reference}' },
  failed: { id: 'cashier.withdrawal.failed', defaultMessage: 'The cashier could not be opened' },
  retry: { id: 'cashier.withdrawal.retry', defaultMessage: 'Try again' },
  offline: {
    id: 'cashier.withdrawal.offline',
    defaultMessage: 'You are offline. Nothing can be asked for until you are back.',
  },
});
