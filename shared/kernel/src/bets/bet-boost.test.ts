import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boostAmount } from './bet-boost.ts';

const BOOST = { percent: 10, maximum: 5_000 };

describe('boostAmount', () => {
  it.each([
    ['10 % of a profit', 1_000, 2_500, 150],
    ['a share that is rounded down', 1_000, 2_509, 150],
    ['the maximum of a large profit', 1_000, 1_000_000, 5_000],
    ['nothing without a profit', 1_000, 1_000, 0],
    ['nothing for a loss', 1_000, 0, 0],
    ['nothing for less than one unit', 1_000, 1_009, 0],
  ])('is %s', (_case, stake, returns, amount) => {
    expect(boostAmount({ stake, returns }, BOOST)).toBe(amount);
  });

  it('is never negative, above its maximum, or above its share of the profit', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(
        amounts,
        amounts,
        fc.integer({ min: 1, max: 100 }),
        amounts,
        (stake, returns, percent, maximum) => {
          const amount = boostAmount({ stake, returns }, { percent, maximum });
          return amount >= 0 && amount <= maximum && amount * 100 <= Math.max(0, returns - stake) * percent;
        },
      ),
    );
  });
});
