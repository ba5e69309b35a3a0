import type { PaymentOutcome } from '@foyer/graphql/main';
import type { PaymentFieldsFragment, RefusalFieldsFragment } from './PaymentFields.generated.ts';

/** A payment as the cashier knows it. */
export type Payment = PaymentFieldsFragment;

/** Why the api began none. */
export type Refusal = RefusalFieldsFragment;

/** What a payment is told by: its outcome, and what is known beyond it. */
export type DisplayStatus = PaymentOutcome | 'CANCEL_ASKED' | 'GOING_BACK' | 'SENT_BACK';

/** Charged and not credited comes first, however it had ended; a cancel is no cancel before the provider has said so. */
export function displayStatusOf({
  outcome,
  status,
  refund,
}: Pick<Payment, 'outcome' | 'status' | 'refund'>): DisplayStatus {
  if (refund) return refund.doneAt === null ? 'GOING_BACK' : 'SENT_BACK';
  return status === 'CancelInitialized' ? 'CANCEL_ASKED' : outcome;
}

/** What leaves or reaches the player's account at the bank, minor units: the fee of a deposit is on top of it, that of a withdrawal comes off it (ADR 0125). */
export function bankAmountOf({
  direction,
  amount,
  fee,
}: Pick<Payment, 'direction' | 'amount' | 'fee'>): number {
  return direction === 'Deposit' ? amount + fee : amount - fee;
}

/** Nothing more will happen to it, but that a bank takes it back. */
export function isFinal({ outcome }: Pick<Payment, 'outcome'>): boolean {
  return outcome !== 'IN_PROGRESS' && outcome !== 'PENDING';
}

/**
 * Whether news of a payment may replace what is known. What is over begins no more, it can only be reversed. What is pending may
 * come back to the player when there is something to do: a provider that answered late.
 */
export function supersedes(
  known: Pick<Payment, 'outcome'>,
  next: Pick<Payment, 'outcome' | 'action'>,
): boolean {
  if (isFinal(known)) return next.outcome === 'REVERSED';
  return known.outcome !== 'PENDING' || next.outcome !== 'IN_PROGRESS' || next.action !== null;
}
