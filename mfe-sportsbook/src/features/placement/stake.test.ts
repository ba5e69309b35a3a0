import { describe, expect, it } from '@jest/globals';
import { countLines } from '@foyer/kernel/bet-lines';
import fc from 'fast-check';
import { possiblePayout, STAKE_MODES, stakeFor, type PricedShape } from './stake.ts';

const bet = (sizes: readonly number[], ...prices: readonly number[]): PricedShape => ({
  legs: prices.length,
  bankers: [],
  sizes,
  prices,
});
const SINGLE = bet([1], 1_900);
const TRIXIE = bet([2, 3], 2_000, 3_000, 1_500);
const PATENT = bet([1, 2, 3], 2_000, 3_000, 1_500);

describe('the stake of an entered amount', () => {
  it.each([
    ['a stake of a line', 'LINE', 500, TRIXIE, { perLine: 500, total: 2_000, rest: 0 }],
    ['a total that divides', 'TOTAL', 2_000, TRIXIE, { perLine: 500, total: 2_000, rest: 0 }],
    ['a total that does not divide', 'TOTAL', 1_000, PATENT, { perLine: 142, total: 994, rest: 6 }],
    ['a total below one unit a line', 'TOTAL', 3, TRIXIE, { perLine: 0, total: 0, rest: 3 }],
    ['a profit of a single', 'WIN', 900, SINGLE, { perLine: 1_000, total: 1_000, rest: 0 }],
    ['a profit between two stakes', 'WIN', 901, SINGLE, { perLine: 1_002, total: 1_002, rest: 0 }],
    // 6 + 3 + 4.5 + 9 = 22.5 for 4 lines: 18.5 profit for each unit of the stake
    ['a profit of a system', 'WIN', 18_500, TRIXIE, { perLine: 1_000, total: 4_000, rest: 0 }],
  ] as const)('is exact for %s', (_case, mode, entered, shape, expected) => {
    expect(stakeFor(mode, entered, shape)).toEqual(expected);
  });

  it.each([
    ['a negative amount', 'LINE', -1, SINGLE],
    ['a fraction of a unit', 'LINE', 1.5, SINGLE],
    ['an amount above all integers', 'LINE', Number.MAX_SAFE_INTEGER, TRIXIE],
    ['a profit without a price', 'WIN', 100, { ...SINGLE, prices: undefined }],
    ['a million selections', 'LINE', 100, { ...SINGLE, legs: 1_000_000 }],
  ] as const)('is unknown for %s', (_case, mode, entered, shape) => {
    expect(stakeFor(mode, entered, shape)).toBeUndefined();
  });

  const shapes = fc
    .tuple(
      fc.array(fc.integer({ min: 1_010, max: 50_000 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 2 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
    )
    .map(([prices, bankers, sizes]): PricedShape => ({
      legs: prices.length,
      bankers: Array.from({ length: bankers }, (_item, index) => index),
      sizes: sizes.toSorted((one, other) => one - other),
      prices,
    }))
    .filter((shape) => countLines(shape) > 0);

  it('is lines times the stake of a line, and never above an entered total', () => {
    fc.assert(
      fc.property(
        shapes,
        fc.constantFrom(...STAKE_MODES),
        fc.integer({ min: 0, max: 10_000_000 }),
        (shape, mode, entered) => {
          const stake = stakeFor(mode, entered, shape);
          if (!stake) return false;
          const lines = countLines(shape);
          return (
            stake.total === stake.perLine * lines &&
            stake.rest >= 0 &&
            stake.rest < lines &&
            (mode !== 'TOTAL' || stake.total + stake.rest === entered)
          );
        },
      ),
    );
  });

  it('is the lowest one for a profit', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 1_000_000 }), (shape, profit) => {
        const { perLine = -1, total = 0 } = stakeFor('WIN', profit, shape) ?? {};
        const lines = countLines(shape);
        const less = possiblePayout(shape, perLine - 1) ?? 0;
        return (possiblePayout(shape, perLine) ?? 0) - total >= profit && less - (total - lines) < profit;
      }),
    );
  });
});
