import { defineMessages } from '@foyer/i18n';
import type { Telling } from '../../model/payment.ts';

export const titles = defineMessages<Telling>({
  IN_PROGRESS: { id: 'cashier.outcome.inProgress.title', defaultMessage: 'Your deposit is being prepared' },
  PENDING: { id: 'cashier.outcome.pending.title', defaultMessage: 'Your deposit is on its way' },
  SUCCEEDED: { id: 'cashier.outcome.succeeded.title', defaultMessage: 'Your deposit is in your wallet' },
  REFUSED: { id: 'cashier.outcome.refused.title', defaultMessage: 'Your deposit did not go through' },
  CANCELLED: { id: 'cashier.outcome.cancelled.title', defaultMessage: 'You cancelled this deposit' },
  REVERSED: { id: 'cashier.outcome.reversed.title', defaultMessage: 'This deposit was taken back' },
  CANCEL_ASKED: {
    id: 'cashier.outcome.cancelAsked.title',
    defaultMessage: 'You asked to cancel this deposit',
  },
  GOING_BACK: { id: 'cashier.outcome.goingBack.title', defaultMessage: 'Your deposit goes back to you' },
  SENT_BACK: { id: 'cashier.outcome.sentBack.title', defaultMessage: 'Your deposit was sent back to you' },
});

/** What goes back says itself why. */
export const texts = defineMessages<Exclude<Telling, 'GOING_BACK' | 'SENT_BACK'>>({
  IN_PROGRESS: { id: 'cashier.outcome.inProgress.text', defaultMessage: 'One moment, please.' },
  PENDING: {
    id: 'cashier.outcome.pending.text',
    defaultMessage:
      'We tell you as soon as we know. You need do nothing, and you can leave this page: please do not pay a second time.',
  },
  SUCCEEDED: { id: 'cashier.outcome.succeeded.text', defaultMessage: 'You can use it right away.' },
  REFUSED: { id: 'cashier.outcome.refused.text', defaultMessage: 'Nothing was taken from you.' },
  CANCELLED: { id: 'cashier.outcome.cancelled.text', defaultMessage: 'Nothing was taken from you.' },
  REVERSED: {
    id: 'cashier.outcome.reversed.text',
    defaultMessage:
      'Your bank or the payment provider has taken the money back. Write to us if you did not expect that.',
  },
  CANCEL_ASKED: {
    id: 'cashier.outcome.cancelAsked.text',
    defaultMessage:
      'The payment service has not confirmed it yet. We go on asking and tell you here. If it took the money all the same, the money goes back to you by itself.',
  },
});

export const words = defineMessages({
  reference: { id: 'cashier.outcome.reference', defaultMessage: 'Reference' },
  method: { id: 'cashier.outcome.method', defaultMessage: 'Method' },
  fee: { id: 'cashier.outcome.fee', defaultMessage: 'Fee' },
  total: { id: 'cashier.outcome.total', defaultMessage: 'Paid in all' },
  again: { id: 'cashier.outcome.again', defaultMessage: 'Make another deposit' },
  retry: { id: 'cashier.outcome.retry', defaultMessage: 'Try another way' },
  done: { id: 'cashier.outcome.done', defaultMessage: 'Done' },
  play: { id: 'cashier.outcome.play', defaultMessage: 'To the games' },
  history: { id: 'cashier.outcome.history', defaultMessage: 'See all deposits' },
});

export const refusals = defineMessages({
  BLOCKED: { id: 'cashier.refusal.blocked', defaultMessage: 'This is not open to you right now.' },
  AMOUNT_TOO_SMALL: { id: 'cashier.refusal.tooSmall', defaultMessage: 'The least is {amount}.' },
  AMOUNT_TOO_LARGE: { id: 'cashier.refusal.tooLarge', defaultMessage: 'The most is {amount} at a time.' },
  LIMIT_REACHED: { id: 'cashier.refusal.limit', defaultMessage: 'Your deposit limit leaves {amount}.' },
  INSUFFICIENT_FUNDS: { id: 'cashier.refusal.funds', defaultMessage: 'You can withdraw up to {amount}.' },
  CURRENCY_MISMATCH: {
    id: 'cashier.refusal.currency',
    defaultMessage: 'Your wallet has another currency. Load the page again.',
  },
  METHOD_UNKNOWN: {
    id: 'cashier.refusal.methodUnknown',
    defaultMessage: 'That way to pay is no longer offered. Choose another one.',
  },
  METHOD_UNAVAILABLE: {
    id: 'cashier.refusal.methodUnavailable',
    defaultMessage: 'That way to pay is not open right now. Choose another one.',
  },
  ACCOUNT_UNKNOWN: {
    id: 'cashier.refusal.accountUnknown',
    defaultMessage: 'That account is no longer known. Choose another one.',
  },
  CLOSED_LOOP: {
    id: 'cashier.refusal.closedLoop',
    defaultMessage: 'The money has to go back to where it came from first. Choose that account.',
  },
  KEY_REUSED: {
    id: 'cashier.refusal.key',
    defaultMessage: 'This payment was begun before with other words. Please press once more.',
  },
  TOO_MANY_OPEN: {
    id: 'cashier.refusal.tooMany',
    defaultMessage: 'You have begun several deposits. Finish or cancel one of them first.',
  },
  PROVIDER_UNAVAILABLE: {
    id: 'cashier.refusal.provider',
    defaultMessage:
      'The payment provider does not answer. Nothing was begun; try again in a while or choose another way.',
  },
  INVALID: {
    id: 'cashier.refusal.invalid',
    defaultMessage: 'Something in this request is not right. Check the amount and press once more.',
  },
});
