import type { PaymentOutcome } from '@foyer/graphql/main';
import type { PaymentFieldsFragment, RefusalFieldsFragment } from './Payment.generated.ts';

/** The fields of a payment that the cashier uses. */
export type Payment = PaymentFieldsFragment;

/** Reason why the api rejected the payment. */
export type Refusal = RefusalFieldsFragment;

/** The status shown to the player: the outcome, with details where known. */
export type DisplayStatus = PaymentOutcome | 'CANCEL_REQUESTED' | 'REFUNDING' | 'REFUNDED';

/**
 * A charge that was not credited takes precedence over the outcome; a cancel counts only once the provider
 * confirms it.
 */
export function displayStatusOf({
  outcome,
  status,
  refund,
}: Pick<Payment, 'outcome' | 'status' | 'refund'>): DisplayStatus {
  if (refund) return refund.doneAt === null ? 'REFUNDING' : 'REFUNDED';
  return status === 'CancelInitialized' ? 'CANCEL_REQUESTED' : outcome;
}

/**
 * The amount at the player's bank, minor units: the fee of a deposit is added, that of a withdrawal is
 * deducted (ADR 0175).
 */
export function bankAmountOf({
  direction,
  amount,
  fee,
}: Pick<Payment, 'direction' | 'amount' | 'fee'>): number {
  return direction === 'Deposit' ? amount + fee : amount - fee;
}

/** True if the outcome is final, except for a reversal by the bank. */
export function isFinal({ outcome }: Pick<Payment, 'outcome'>): boolean {
  return outcome !== 'IN_PROGRESS' && outcome !== 'PENDING';
}

/**
 * True if an update replaces the known state. A final payment can only be reversed. A pending one can
 * require action again when a provider responds late.
 */
export function supersedes(
  known: Pick<Payment, 'outcome'>,
  next: Pick<Payment, 'outcome' | 'action'>,
): boolean {
  if (isFinal(known)) return next.outcome === 'REVERSED';
  return known.outcome !== 'PENDING' || next.outcome !== 'IN_PROGRESS' || next.action !== null;
}
