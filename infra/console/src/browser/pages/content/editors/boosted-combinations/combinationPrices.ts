import type { BoostedCombination } from '@foyer/market/content';
import type { OfferedMatch } from '@foyer/kernel/sports-risk-answers';

export type CombinationSelection = BoostedCombination['selections'][number];

const UNITS = 1_000n;
const PERCENT = 100n;

/** Price of a selection in thousandths; undefined while it is not offered. */
export function priceOf(
  { event, kind, line, outcome }: CombinationSelection,
  matches: readonly OfferedMatch[],
): number | undefined {
  const market = matches
    .find(({ id }) => id === event)
    ?.markets.find((offered) => offered.kind === kind && offered.line === (line ?? null));
  return market?.outcomes.find(({ id }) => id === outcome)?.price;
}

/** Total odds of the selections in thousandths, rounded down; undefined unless all are offered. */
export function regularPrice(
  selections: readonly CombinationSelection[],
  matches: readonly OfferedMatch[],
): number | undefined {
  const prices = selections.flatMap((selection) => priceOf(selection, matches) ?? []);
  if (prices.length === 0 || prices.length < selections.length) return undefined;
  return Number(prices.reduce((product, price) => (product * BigInt(price)) / UNITS, UNITS));
}

/** The boost from the regular to the boosted odds, as the api grants it: at most 100 % of the profit. */
export function boostOf(
  regular: number,
  boosted: number,
): { readonly percent: number; readonly isPossible: boolean; readonly highest: number } {
  const profit = BigInt(regular) - UNITS;
  const added = BigInt(boosted) - BigInt(regular);
  // rounded up, as the boost has whole percent
  const percent = profit <= 0n ? PERCENT + 1n : (added * PERCENT + profit - 1n) / profit;
  return {
    percent: Number(percent),
    isPossible: added > 0n && percent <= PERCENT,
    highest: Number(BigInt(regular) + profit),
  };
}
