import { defineMessages } from '@foyer/i18n';
import type { DisplayStatus } from './payment.ts';

export const titles = defineMessages<DisplayStatus>({
  IN_PROGRESS: { id: 'cashier.outcome.inProgress.title', defaultMessage: 'Preparing your deposit' },
  PENDING: { id: 'cashier.outcome.pending.title', defaultMessage: 'Your deposit is being processed' },
  SUCCEEDED: { id: 'cashier.outcome.succeeded.title', defaultMessage: 'Deposit complete' },
  REFUSED: { id: 'cashier.outcome.refused.title', defaultMessage: 'Deposit declined' },
  CANCELLED: { id: 'cashier.outcome.cancelled.title', defaultMessage: 'Deposit cancelled' },
  REVERSED: { id: 'cashier.outcome.reversed.title', defaultMessage: 'Your deposit was reversed' },
  CANCEL_REQUESTED: {
    id: 'cashier.outcome.cancelPending.title',
    defaultMessage: 'Cancelling your deposit',
  },
  REFUNDING: { id: 'cashier.outcome.refunding.title', defaultMessage: 'Your deposit is being refunded' },
  REFUNDED: { id: 'cashier.outcome.refunded.title', defaultMessage: 'Your deposit was refunded' },
});

/** Refunded payments have their own text with the reason. */
export const texts = defineMessages<Exclude<DisplayStatus, 'REFUNDING' | 'REFUNDED'>>({
  IN_PROGRESS: { id: 'cashier.outcome.inProgress.text', defaultMessage: 'One moment, please.' },
  PENDING: {
    id: 'cashier.outcome.pending.text',
    defaultMessage: 'We’ll notify you when it’s done. You can leave this page. Please don’t pay again.',
  },
  SUCCEEDED: { id: 'cashier.outcome.succeeded.text', defaultMessage: 'Your money is ready to use.' },
  REFUSED: { id: 'cashier.outcome.refused.text', defaultMessage: 'You haven’t been charged.' },
  CANCELLED: { id: 'cashier.outcome.cancelled.text', defaultMessage: 'You haven’t been charged.' },
  REVERSED: {
    id: 'cashier.outcome.reversed.text',
    defaultMessage:
      'Your bank or the payment provider reversed this payment. Contact support if you didn’t expect this.',
  },
  CANCEL_REQUESTED: {
    id: 'cashier.outcome.cancelPending.text',
    defaultMessage:
      'The payment provider hasn’t confirmed the cancellation yet. We’ll show the result here. If you’re charged anyway, we’ll refund you automatically.',
  },
});

export const labels = defineMessages({
  reference: { id: 'cashier.outcome.reference', defaultMessage: 'Reference' },
  method: { id: 'cashier.outcome.method', defaultMessage: 'Method' },
  fee: { id: 'cashier.outcome.fee', defaultMessage: 'Fee' },
  total: { id: 'cashier.outcome.total', defaultMessage: 'Total paid' },
  again: { id: 'cashier.outcome.again', defaultMessage: 'Make another deposit' },
  retry: { id: 'cashier.outcome.retry', defaultMessage: 'Try another payment method' },
  done: { id: 'cashier.outcome.done', defaultMessage: 'Done' },
  play: { id: 'cashier.outcome.play', defaultMessage: 'Go to games' },
  history: { id: 'cashier.outcome.history', defaultMessage: 'View deposit history' },
});

export const refusals = defineMessages({
  BLOCKED: {
    id: 'cashier.refusal.blocked',
    defaultMessage: 'This isn’t available for your account right now. Contact support for details.',
  },
  AMOUNT_TOO_SMALL: { id: 'cashier.refusal.tooSmall', defaultMessage: 'Minimum {amount}' },
  AMOUNT_TOO_LARGE: { id: 'cashier.refusal.tooLarge', defaultMessage: 'Maximum per payment: {amount}' },
  LIMIT_REACHED: {
    id: 'cashier.refusal.limit',
    defaultMessage: 'You can deposit up to {amount} within your limit.',
  },
  INSUFFICIENT_FUNDS: { id: 'cashier.refusal.funds', defaultMessage: 'You can withdraw up to {amount}.' },
  CURRENCY_MISMATCH: {
    id: 'cashier.refusal.currency',
    defaultMessage: 'Your wallet uses another currency. Reload the page.',
  },
  METHOD_UNKNOWN: {
    id: 'cashier.refusal.methodUnknown',
    defaultMessage: 'This payment method is no longer available. Choose another one.',
  },
  METHOD_UNAVAILABLE: {
    id: 'cashier.refusal.methodUnavailable',
    defaultMessage: 'This payment method is temporarily unavailable. Choose another one.',
  },
  ACCOUNT_UNKNOWN: {
    id: 'cashier.refusal.accountUnknown',
    defaultMessage: 'This account is no longer available. Choose another one.',
  },
  CLOSED_LOOP: {
    id: 'cashier.refusal.closedLoop',
    defaultMessage: 'You must first withdraw to the account you deposited from. Choose that account.',
  },
  KEY_REUSED: {
    id: 'cashier.refusal.key',
    defaultMessage: 'This payment was already started with different details. Try again.',
  },
  TOO_MANY_OPEN: {
    id: 'cashier.refusal.tooMany',
    defaultMessage: 'You have several unfinished deposits. Finish or cancel one first.',
  },
  PROVIDER_UNAVAILABLE: {
    id: 'cashier.refusal.provider',
    defaultMessage:
      'The payment provider isn’t responding. You haven’t been charged. Try again later or choose another payment method.',
  },
  REGISTER_UNAVAILABLE: {
    id: 'cashier.refusal.register',
    defaultMessage:
      'We have to check the national exclusion register before you deposit, and it isn’t responding. You haven’t been charged. Try again in a few minutes.',
  },
  INVALID: {
    id: 'cashier.refusal.invalid',
    defaultMessage: 'Something isn’t right with this request. Check the amount and try again.',
  },
});
