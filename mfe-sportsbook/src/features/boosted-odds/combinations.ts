import type { Selection } from '../coupon/coupon.ts';
import type { SportsBoostedOddsQuery } from './BoostedOdds.generated.ts';

export type Combination = SportsBoostedOddsQuery['root']['sportsBoostedCombinations'][number];

const PRICE_UNITS = 1_000n;

/** Minor units that the stake returns at the boosted odds, rounded down. */
export function combinationPayout({ price }: Pick<Combination, 'price'>, stake: number): number {
  return Number((BigInt(stake) * BigInt(price)) / PRICE_UNITS);
}

/** Total odds of prices in thousandths, rounded down to thousandths. */
export function totalPrice(prices: readonly number[]): number {
  const scale = PRICE_UNITS ** BigInt(Math.max(0, prices.length - 1));
  return Number(prices.reduce((product, price) => product * BigInt(price), 1n) / scale);
}

/** The combination of exactly these selections. */
export function combinationOf(
  list: readonly Combination[],
  selections: readonly Selection[],
): Combination | undefined {
  return list.find(
    (one) =>
      one.selections.length === selections.length &&
      one.selections.every((wanted) => selections.some((selection) => isSame(wanted, selection))),
  );
}

function isSame(one: Omit<Selection, 'price'>, other: Omit<Selection, 'price'>): boolean {
  return (
    one.event === other.event &&
    one.kind === other.kind &&
    one.line === other.line &&
    one.outcome === other.outcome
  );
}
