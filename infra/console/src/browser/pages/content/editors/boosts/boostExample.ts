import { boostAmount } from '@foyer/kernel/bet-boost';
import type { SportsBoost } from '@foyer/market/content';

const PRICE_UNITS = 1_000n;

/**
 * Minor units that the smallest bet of the terms returns at the maximum stake, and what the boost adds. Undefined while
 * a term is missing or out of range.
 */
export function boostExample({
  percent,
  minimumSelections,
  minimumPrice,
  maximumStake,
  maximumProfit,
}: SportsBoost): { readonly returns: number; readonly boost: number } | undefined {
  const terms = [percent, minimumSelections, maximumStake, maximumProfit];
  if (!terms.every((term) => Number.isSafeInteger(term) && term > 0) || minimumPrice <= Number(PRICE_UNITS))
    return undefined;
  const price = BigInt(minimumPrice) ** BigInt(minimumSelections);
  const returns = Number((BigInt(maximumStake) * price) / PRICE_UNITS ** BigInt(minimumSelections));
  if (!Number.isSafeInteger(returns)) return undefined;
  return {
    returns,
    boost: boostAmount({ stake: maximumStake, returns }, { percent, maximum: maximumProfit }),
  };
}
