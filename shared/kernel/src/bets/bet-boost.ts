/** A boost of the profit of a bet. */
export interface ProfitBoost {
  /** Percent of the profit, from 1 to 100. */
  readonly percent: number;
  /** Most that it adds, minor units. */
  readonly maximum: number;
}

const PERCENT = 100n;

/**
 * Minor units that the boost adds to what a bet returns: a share of its profit, rounded down once, after the lines of
 * the bet have been added. Nothing without a profit.
 */
export function boostAmount(
  { stake, returns }: { readonly stake: number; readonly returns: number },
  { percent, maximum }: ProfitBoost,
): number {
  const profit = returns - stake;
  if (profit <= 0) return 0;
  return Math.min(maximum, Number((BigInt(profit) * BigInt(percent)) / PERCENT));
}
