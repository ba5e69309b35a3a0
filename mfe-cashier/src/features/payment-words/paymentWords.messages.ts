import { defineMessages } from '@foyer/i18n';
import type {
  CashierBlock,
  PaymentFailure,
  PaymentMethodKind,
  PaymentStepKind,
  PaymentStepOwner,
} from '@foyer/graphql/main';
import type { Telling } from '../../model/payment.ts';

export const methodNames = defineMessages<PaymentMethodKind>({
  CARD: { id: 'cashier.method.card', defaultMessage: 'Card' },
  INSTANT_BANK: { id: 'cashier.method.instantBank', defaultMessage: 'Instant bank transfer' },
  OPEN_BANKING: { id: 'cashier.method.openBanking', defaultMessage: 'Open banking' },
  WALLET: { id: 'cashier.method.wallet', defaultMessage: 'Wallet' },
  VOUCHER: { id: 'cashier.method.voucher', defaultMessage: 'Voucher' },
});

export const outcomeNames = defineMessages<Telling>({
  IN_PROGRESS: { id: 'cashier.outcome.inProgress', defaultMessage: 'Waits for you' },
  PENDING: { id: 'cashier.outcome.pending', defaultMessage: 'On its way' },
  SUCCEEDED: { id: 'cashier.outcome.succeeded', defaultMessage: 'Completed' },
  REFUSED: { id: 'cashier.outcome.refused', defaultMessage: 'Refused' },
  CANCELLED: { id: 'cashier.outcome.cancelled', defaultMessage: 'Cancelled' },
  REVERSED: { id: 'cashier.outcome.reversed', defaultMessage: 'Taken back' },
  CANCEL_ASKED: { id: 'cashier.outcome.cancelAsked', defaultMessage: 'Being cancelled' },
  GOING_BACK: { id: 'cashier.outcome.goingBack', defaultMessage: 'Going back to you' },
  SENT_BACK: { id: 'cashier.outcome.sentBack', defaultMessage: 'Sent back to you' },
});

/** Why we could not credit what was charged. Said of that moment: the player may read it long after. */
export const notCredited = defineMessages<
  Extract<
    CashierBlock,
    'ACCOUNT_CLOSED' | 'SELF_EXCLUDED' | 'TIMED_OUT' | 'DEPOSITS_BLOCKED' | 'LIMIT_REACHED'
  >
>({
  ACCOUNT_CLOSED: {
    id: 'cashier.refund.closed',
    defaultMessage: 'We could not credit this deposit: your account was closed.',
  },
  SELF_EXCLUDED: {
    id: 'cashier.refund.excluded',
    defaultMessage: 'We did not credit this deposit: you had excluded yourself, and we keep to that.',
  },
  TIMED_OUT: {
    id: 'cashier.refund.timeOut',
    defaultMessage: 'We did not credit this deposit: you were taking a break, and we keep to that.',
  },
  DEPOSITS_BLOCKED: {
    id: 'cashier.refund.blocked',
    defaultMessage:
      'We could not credit this deposit: deposits were off for your account. Write to us: we tell you why.',
  },
  LIMIT_REACHED: {
    id: 'cashier.refund.limit',
    defaultMessage: 'We did not credit this deposit: it would have gone over your deposit limit.',
  },
});

export const wayBack = defineMessages({
  afterEnd: {
    id: 'cashier.refund.afterEnd',
    defaultMessage: 'This deposit was charged although it had ended here. We did not credit it.',
  },
  going: {
    id: 'cashier.refund.going',
    defaultMessage: 'The money goes back to {account} by itself, as a rule by {date}.',
    description: 'account: a way to pay, such as Card •••• 4242',
  },
  sent: {
    id: 'cashier.refund.sent',
    defaultMessage: 'The money has been sent back to {account}. As a rule it is there by {date}.',
    description: 'account: a way to pay, such as Card •••• 4242',
  },
  step: { id: 'cashier.refund.step', defaultMessage: 'Sent back to you' },
});

export const failureWords = defineMessages<PaymentFailure>({
  DECLINED: {
    id: 'cashier.failure.declined',
    defaultMessage: 'Your bank declined it without saying why. Ask your bank, or use another way to pay.',
  },
  INSUFFICIENT_FUNDS: {
    id: 'cashier.failure.insufficientFunds',
    defaultMessage: 'There was not enough money on the account it should have come from.',
  },
  EXPIRED_CARD: {
    id: 'cashier.failure.expiredCard',
    defaultMessage: 'The card has expired. Use another card.',
  },
  AUTHENTICATION_FAILED: {
    id: 'cashier.failure.authenticationFailed',
    defaultMessage: 'Your bank could not confirm that it was you.',
  },
  ACCOUNT_CLOSED: {
    id: 'cashier.failure.accountClosed',
    defaultMessage: 'The account is closed. Use another one.',
  },
  LIMIT_AT_PROVIDER: {
    id: 'cashier.failure.limitAtProvider',
    defaultMessage: 'It went over a limit of your bank or card.',
  },
  VOUCHER_UNKNOWN: {
    id: 'cashier.failure.voucherUnknown',
    defaultMessage: 'The voucher’s number is not known. Look whether it was typed as it is printed.',
  },
  VOUCHER_SPENT: { id: 'cashier.failure.voucherSpent', defaultMessage: 'The voucher has been used already.' },
  NOT_OWN_ACCOUNT: {
    id: 'cashier.failure.notOwnAccount',
    defaultMessage: 'The account is in another name than yours. We may only take money from your own.',
  },
  TIMED_OUT: { id: 'cashier.failure.timedOut', defaultMessage: 'It was not finished in time.' },
  PROVIDER_UNAVAILABLE: {
    id: 'cashier.failure.providerUnavailable',
    defaultMessage: 'The payment service did not answer. Try again later.',
  },
  REFUSED_BY_OPERATOR: {
    id: 'cashier.failure.refusedByOperator',
    defaultMessage: 'We could not approve it. Write to us: we tell you why.',
  },
});

export const depositSteps = defineMessages<PaymentStepKind>({
  REQUESTED: { id: 'cashier.depositStep.requested', defaultMessage: 'You began it' },
  AUTHORISED: { id: 'cashier.depositStep.authorised', defaultMessage: 'Your bank agreed' },
  CHECKED: { id: 'cashier.depositStep.checked', defaultMessage: 'Checked' },
  SENT: { id: 'cashier.depositStep.sent', defaultMessage: 'Sent to us' },
  RECEIVED: { id: 'cashier.depositStep.received', defaultMessage: 'In your balance' },
  REFUSED: { id: 'cashier.depositStep.refused', defaultMessage: 'Refused' },
  CANCELLED: { id: 'cashier.depositStep.cancelled', defaultMessage: 'Cancelled' },
  REVERSED: { id: 'cashier.depositStep.reversed', defaultMessage: 'Taken back' },
});

export const withdrawalSteps = defineMessages<PaymentStepKind>({
  REQUESTED: { id: 'cashier.withdrawalStep.requested', defaultMessage: 'You asked for it' },
  AUTHORISED: { id: 'cashier.withdrawalStep.authorised', defaultMessage: 'Approved' },
  CHECKED: { id: 'cashier.withdrawalStep.checked', defaultMessage: 'Checked by us' },
  SENT: { id: 'cashier.withdrawalStep.sent', defaultMessage: 'Sent' },
  RECEIVED: { id: 'cashier.withdrawalStep.received', defaultMessage: 'On your account' },
  REFUSED: {
    id: 'cashier.withdrawalStep.refused',
    defaultMessage: 'Refused, the money is back in your balance',
  },
  CANCELLED: {
    id: 'cashier.withdrawalStep.cancelled',
    defaultMessage: 'Cancelled, the money is back in your balance',
  },
  REVERSED: {
    id: 'cashier.withdrawalStep.reversed',
    defaultMessage: 'Came back, the money is in your balance again',
  },
});

export const stepOwners = defineMessages<PaymentStepOwner>({
  PLAYER: { id: 'cashier.owner.player', defaultMessage: 'Waits for you' },
  OPERATOR: { id: 'cashier.owner.operator', defaultMessage: 'With us' },
  PROVIDER: { id: 'cashier.owner.provider', defaultMessage: 'With the payment service' },
  BANK: { id: 'cashier.owner.bank', defaultMessage: 'With your bank' },
});
