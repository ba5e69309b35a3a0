import type { PointsAnswer } from '@foyer/kernel/engagement';
import { earningAt, EARNING_PRODUCTS } from '@foyer/market/engagement-rules';
import { convertMinor } from '@foyer/money';
import type { RuleSet } from '../rules/rules.ts';

/** The rate of each product that applies now; a product without one is omitted. */
export function viewEarning(
  { earning }: Pick<RuleSet, 'earning'>,
  currency: string,
  now: number,
): PointsAnswer['earning'] {
  return EARNING_PRODUCTS.flatMap((product) => {
    const rate = earningAt(earning, product, now);
    if (!rate) return [];
    const { points, perCents, activeTill = null } = rate;
    return [
      {
        product,
        points,
        perMinor: convertMinor(perCents, 'EUR', currency),
        currency,
        activeTill: activeTill === null ? null : new Date(activeTill).toISOString(),
      },
    ];
  });
}
