/**
 * Parts of a cash-out, by the rules that the api and the page share (ADR 0313). Amounts are integer minor units.
 * @packageDocumentation
 */

/** Stakes of a line that can be cashed out while the rest stays open. */
export interface PartRange {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * The parts of a bet that can be cashed out: the part and the rest are at least the minimum stake. Undefined when the
 * open stake is too low to be divided.
 */
export function partsOf(openStakePerLine: number, minimumStake: number): PartRange | undefined {
  const maximum = openStakePerLine - minimumStake;
  return maximum >= minimumStake ? { minimum: minimumStake, maximum } : undefined;
}

/**
 * Payment for a part of the stake: its share of the offer for the open stake, rounded down. The payment and the offer
 * for the rest, both at the same prices, are never more than the whole offer.
 */
export function partOfOffer(
  offer: number,
  { stakePerLine, part }: { readonly stakePerLine: number; readonly part: number },
): number {
  return Number((BigInt(offer) * BigInt(part)) / BigInt(stakePerLine));
}
