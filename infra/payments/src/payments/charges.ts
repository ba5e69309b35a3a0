import type { Payment } from './payment.ts';

/** Minor units that leave the payer for a deposit: the fee is on top, as the merchant told (ADR 0125). */
export function chargedFor({ amount, fee }: Pick<Payment, 'amount' | 'fee'>): number {
  return amount + fee;
}

/** Minor units of a payout that arrive: the merchant pays the amount, and the fee comes off it. */
export function arrivingOf({ amount, fee }: Pick<Payment, 'amount' | 'fee'>): number {
  return amount - fee;
}

/** What of the fee goes back with a part of the amount: its share, so that all parts together bring all of it back, and no cent more. */
export function feeGoingBack(
  { amount, fee, refunded }: Pick<Payment, 'amount' | 'fee' | 'refunded'>,
  back: number,
): number {
  const upTo = (sum: number): number => Number((BigInt(fee) * BigInt(sum)) / BigInt(amount));
  return upTo(refunded + back) - upTo(refunded);
}
