import type { PaymentFieldsFragment, RefusalFieldsFragment } from '../features/payment/PaymentFields.generated.ts';

/** A payment as the cashier knows it. */
export type Payment = PaymentFieldsFragment;

/** Why the api began none. */
export type Refusal = RefusalFieldsFragment;

/** Nothing more will happen to it, but that a bank takes it back. */
export function isOver({ outcome }: Pick<Payment, 'outcome'>): boolean {
  return outcome !== 'IN_PROGRESS' && outcome !== 'PENDING';
}

/**
 * Whether news of a payment may replace what is known. What is over begins no more, it can only be reversed. What is pending may
 * come back to the player when there is something to do: a provider that answered late.
 */
export function isNewer(known: Pick<Payment, 'outcome'>, next: Pick<Payment, 'outcome' | 'action'>): boolean {
  if (isOver(known)) return next.outcome === 'REVERSED';
  return known.outcome !== 'PENDING' || next.outcome !== 'IN_PROGRESS' || next.action !== null;
}
