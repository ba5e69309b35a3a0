import type { Payment } from './payment.ts';

/** Minor units charged for a deposit: the fee is added to the amount (ADR 0175). */
export function chargedFor({ amount, fee }: Pick<Payment, 'amount' | 'fee'>): number {
  return amount + fee;
}

/** Minor units of a payout that arrive: the fee is deducted from the amount. */
export function arrivingOf({ amount, fee }: Pick<Payment, 'amount' | 'fee'>): number {
  return amount - fee;
}

/** Share of the fee that is returned with a partial refund. All parts together return exactly the fee. */
export function refundedFee(
  { amount, fee, refunded }: Pick<Payment, 'amount' | 'fee' | 'refunded'>,
  back: number,
): number {
  const upTo = (sum: number): number => Number((BigInt(fee) * BigInt(sum)) / BigInt(amount));
  return upTo(refunded + back) - upTo(refunded);
}
