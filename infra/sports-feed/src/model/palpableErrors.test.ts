import { describe, expect, it } from '@jest/globals';
import type { FeedMarket } from '@foyer/kernel/sports-feed';
import { withoutPalpableErrors } from './palpableErrors.ts';

const market = (kind: FeedMarket['kind'], ...prices: readonly number[]): FeedMarket => ({
  kind,
  line: null,
  status: 'open',
  outcomes: prices.map((price, index) => ({
    id: (['home', 'draw', 'away'] as const)[index] ?? 'other',
    price,
  })),
});

describe('withoutPalpableErrors', () => {
  it.each([
    ['open', market('winner', 2_000, 3_500, 4_000)],
    ['suspended', market('winner', 20_000, 3_500, 4_000)],
    ['open', market('drawNoBet', 1_900, 1_900)],
    ['suspended', market('drawNoBet', 2_010, 2_010)],
    ['open', market('doubleChance', 1_250, 1_300, 1_800)],
    ['suspended', market('doubleChance', 1_250, 1_300, 18_000)],
    ['open', market('correctScore', 9_000, 9_000, 9_000, 9_000)],
  ])('leaves %s the market %j', (status, given) => {
    expect(withoutPalpableErrors([given])).toEqual([{ ...given, status }]);
  });
});
