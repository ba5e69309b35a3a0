import type * as Types from '@foyer/graphql/main';
import type { PaymentRow } from './paymentRow.ts';

/** Reasons why a charge is refunded instead of credited; the same names as in SQL `credit_refusal`. */
const NOT_CREDITED: readonly Types.CashierBlock[] = [
  'ACCOUNT_CLOSED',
  'SELF_EXCLUDED',
  'TIMED_OUT',
  'DEPOSITS_BLOCKED',
  'LIMIT_REACHED',
];
/** Reversed by the provider before its charge was known here. */
const REVERSED_BY_PROVIDER = 'REVERSED';
const AFTER_END = 'CHARGED_AFTER_END';
/** Refunds are sent within minutes; banks show them within days. */
const REFUND_SECONDS = 5 * 24 * 3600;

/** The refund of a charge that was not credited, as the player sees it. */
export function viewRefund({
  refund_reason: reason,
  refund_requested_at: requestedAt,
  refund_done_at: doneAt,
}: PaymentRow): Types.PaymentRefund | null {
  if (reason === null || reason === REVERSED_BY_PROVIDER || !requestedAt) return null;
  // a reason without a code for players is visible to support only
  const block =
    reason === AFTER_END ? null : (NOT_CREDITED.find((known) => known === reason) ?? 'DEPOSITS_BLOCKED');
  return {
    block,
    doneAt: doneAt?.toISOString() ?? null,
    expectedBy: secondsAfter(requestedAt, REFUND_SECONDS).toISOString(),
  };
}

export function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
