import { boostAmount } from '@foyer/kernel/bet-boost';
import type { SportsBoostsQuery } from './Placement.generated.ts';
import type { PricedShape } from './stake.ts';

export type Boost = NonNullable<SportsBoostsQuery['viewer']>['sportsBoosts'][number];

/** True if the boost would apply to the bet; the api decides when the bet is placed. */
export function isBoosted(
  { minimumSelections, minimumPrice, maximumStake }: Boost,
  { bankers, sizes, prices }: PricedShape,
  total: number,
): boolean {
  return (
    bankers.length + Math.min(...sizes) >= minimumSelections &&
    prices !== undefined &&
    prices.every((price) => price >= minimumPrice) &&
    total <= maximumStake
  );
}

/** Payout of a bet with its boost, minor units. */
export function withBoost(
  payout: number,
  stake: number,
  { percent, maximumProfit }: Pick<Boost, 'percent' | 'maximumProfit'>,
): number {
  return payout + boostAmount({ stake, returns: payout }, { percent, maximum: maximumProfit });
}
