import { defineMessages } from '@foyer/i18n';
import type {
  CashierBlock,
  PaymentFailure,
  PaymentMethodKind,
  PaymentStepKind,
  PaymentStepOwner,
} from '@foyer/graphql/main';
import type { DisplayStatus } from './payment.ts';

export const methodNames = defineMessages<PaymentMethodKind>({
  CARD: { id: 'cashier.method.card', defaultMessage: 'Card' },
  INSTANT_BANK: { id: 'cashier.method.instantBank', defaultMessage: 'Instant bank transfer' },
  OPEN_BANKING: { id: 'cashier.method.openBanking', defaultMessage: 'Open banking' },
  WALLET: { id: 'cashier.method.wallet', defaultMessage: 'Wallet' },
  VOUCHER: { id: 'cashier.method.voucher', defaultMessage: 'Voucher' },
});

export const outcomeNames = defineMessages<DisplayStatus>({
  IN_PROGRESS: { id: 'cashier.outcome.inProgress', defaultMessage: 'Action needed' },
  PENDING: { id: 'cashier.outcome.pending', defaultMessage: 'Processing' },
  SUCCEEDED: { id: 'cashier.outcome.succeeded', defaultMessage: 'Completed' },
  REFUSED: { id: 'cashier.outcome.refused', defaultMessage: 'Declined' },
  CANCELLED: { id: 'cashier.outcome.cancelled', defaultMessage: 'Cancelled' },
  REVERSED: { id: 'cashier.outcome.reversed', defaultMessage: 'Reversed' },
  CANCEL_REQUESTED: { id: 'cashier.outcome.cancelRequested', defaultMessage: 'Cancelling' },
  REFUNDING: { id: 'cashier.outcome.refunding', defaultMessage: 'Refund in progress' },
  REFUNDED: { id: 'cashier.outcome.refunded', defaultMessage: 'Refunded' },
});

/** Reason why a charged deposit was not credited. Past tense: the player may read it much later. */
export const notCredited = defineMessages<
  Extract<
    CashierBlock,
    'ACCOUNT_CLOSED' | 'SELF_EXCLUDED' | 'TIMED_OUT' | 'DEPOSITS_BLOCKED' | 'LIMIT_REACHED'
  >
>({
  ACCOUNT_CLOSED: {
    id: 'cashier.refund.closed',
    defaultMessage: 'We couldn’t credit this deposit because your account was closed.',
  },
  SELF_EXCLUDED: {
    id: 'cashier.refund.excluded',
    defaultMessage: 'We didn’t credit this deposit because you were self-excluded.',
  },
  TIMED_OUT: {
    id: 'cashier.refund.timeOut',
    defaultMessage: 'We didn’t credit this deposit because you were on a time-out.',
  },
  DEPOSITS_BLOCKED: {
    id: 'cashier.refund.blocked',
    defaultMessage:
      'We couldn’t credit this deposit because deposits were blocked on your account. Contact support for details.',
  },
  LIMIT_REACHED: {
    id: 'cashier.refund.limit',
    defaultMessage: 'We didn’t credit this deposit because it would have exceeded your deposit limit.',
  },
});

export const refundMessages = defineMessages({
  afterEnd: {
    id: 'cashier.refund.afterEnd',
    defaultMessage: 'You were charged after this deposit had ended, so we didn’t credit it.',
  },
  pending: {
    id: 'cashier.refund.pending',
    defaultMessage: 'We’re refunding {account}. It should arrive by {date}.',
    description: 'account: a way to pay, such as Card •••• 4242',
  },
  sent: {
    id: 'cashier.refund.sent',
    defaultMessage: 'Refunded to {account}. It should arrive by {date}.',
    description: 'account: a way to pay, such as Card •••• 4242',
  },
  step: { id: 'cashier.refund.step', defaultMessage: 'Refunded' },
});

export const failureTexts = defineMessages<PaymentFailure>({
  DECLINED: {
    id: 'cashier.failure.declined',
    defaultMessage: 'Your bank declined the payment. Contact your bank or use another payment method.',
  },
  INSUFFICIENT_FUNDS: {
    id: 'cashier.failure.insufficientFunds',
    defaultMessage: 'The account didn’t have enough funds. Use another account or a smaller amount.',
  },
  EXPIRED_CARD: {
    id: 'cashier.failure.expiredCard',
    defaultMessage: 'The card has expired. Use another card.',
  },
  AUTHENTICATION_FAILED: {
    id: 'cashier.failure.authenticationFailed',
    defaultMessage: 'Your bank couldn’t verify your identity. Try again or use another payment method.',
  },
  ACCOUNT_CLOSED: {
    id: 'cashier.failure.accountClosed',
    defaultMessage: 'This account is closed. Use another one.',
  },
  LIMIT_AT_PROVIDER: {
    id: 'cashier.failure.limitAtProvider',
    defaultMessage:
      'The payment exceeds your bank or card limit. Use a smaller amount or another payment method.',
  },
  VOUCHER_UNKNOWN: {
    id: 'cashier.failure.voucherUnknown',
    defaultMessage: 'We don’t recognise this voucher number. Check that you typed it as printed.',
  },
  VOUCHER_SPENT: {
    id: 'cashier.failure.voucherSpent',
    defaultMessage: 'This voucher has already been used. Use another one.',
  },
  NOT_OWN_ACCOUNT: {
    id: 'cashier.failure.notOwnAccount',
    defaultMessage: 'The account isn’t in your name. Use an account of your own.',
  },
  TIMED_OUT: { id: 'cashier.failure.timedOut', defaultMessage: 'The payment timed out. Try again.' },
  PROVIDER_UNAVAILABLE: {
    id: 'cashier.failure.providerUnavailable',
    defaultMessage: 'The payment provider didn’t respond. Try again later.',
  },
  REFUSED_BY_OPERATOR: {
    id: 'cashier.failure.refusedByOperator',
    defaultMessage: 'We couldn’t approve the payment. Contact support for details.',
  },
});

export const depositSteps = defineMessages<PaymentStepKind>({
  REQUESTED: { id: 'cashier.depositStep.requested', defaultMessage: 'Started' },
  AUTHORISED: { id: 'cashier.depositStep.authorised', defaultMessage: 'Approved by your bank' },
  CHECKED: { id: 'cashier.depositStep.checked', defaultMessage: 'Checked' },
  SENT: { id: 'cashier.depositStep.sent', defaultMessage: 'Sent' },
  RECEIVED: { id: 'cashier.depositStep.received', defaultMessage: 'Credited' },
  REFUSED: { id: 'cashier.depositStep.refused', defaultMessage: 'Declined' },
  CANCELLED: { id: 'cashier.depositStep.cancelled', defaultMessage: 'Cancelled' },
  REVERSED: { id: 'cashier.depositStep.reversed', defaultMessage: 'Reversed' },
});

export const withdrawalSteps = defineMessages<PaymentStepKind>({
  REQUESTED: { id: 'cashier.withdrawalStep.requested', defaultMessage: 'Requested' },
  AUTHORISED: { id: 'cashier.withdrawalStep.authorised', defaultMessage: 'Approved' },
  CHECKED: { id: 'cashier.withdrawalStep.checked', defaultMessage: 'Reviewed' },
  SENT: { id: 'cashier.withdrawalStep.sent', defaultMessage: 'Sent' },
  RECEIVED: { id: 'cashier.withdrawalStep.received', defaultMessage: 'Received' },
  REFUSED: {
    id: 'cashier.withdrawalStep.refused',
    defaultMessage: 'Declined and returned to your balance',
  },
  CANCELLED: {
    id: 'cashier.withdrawalStep.cancelled',
    defaultMessage: 'Cancelled and returned to your balance',
  },
  REVERSED: {
    id: 'cashier.withdrawalStep.reversed',
    defaultMessage: 'Failed and returned to your balance',
  },
});

export const stepOwners = defineMessages<PaymentStepOwner>({
  PLAYER: { id: 'cashier.owner.player', defaultMessage: 'Action needed' },
  OPERATOR: { id: 'cashier.owner.operator', defaultMessage: 'Under review' },
  PROVIDER: { id: 'cashier.owner.provider', defaultMessage: 'With the payment provider' },
  BANK: { id: 'cashier.owner.bank', defaultMessage: 'With your bank' },
});
