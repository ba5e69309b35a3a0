import { brands, type BrandId } from '@foyer/market';
import type { SportsBoost } from '@foyer/market/content';
import { fromMajor } from '@foyer/money';

/** Compiled profit boosts of a brand with a sportsbook, until staff publish others. */
export function compiledBoosts(brand: BrandId): readonly SportsBoost[] {
  const { currency } = brands[brand];
  return [
    {
      id: 'first-treble',
      percent: 10,
      minimumSelections: 3,
      minimumPrice: 1_300,
      maximumStake: fromMajor(25, currency).minor,
      maximumProfit: fromMajor(50, currency).minor,
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: '2028-01-01T00:00:00Z',
    },
  ];
}
