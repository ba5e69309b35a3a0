import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { basisPoints, fractionOf, parseFraction, shareOf } from './index.ts';

const MOST = Number.MAX_SAFE_INTEGER;
const amounts = fc.maxSafeNat();
const points = fc.integer({ min: 0, max: 10_000 });

describe('a share of an amount', () => {
  it.each([
    [10_000, 125, 'nearest', 125],
    [40, 125, 'nearest', 1],
    [39, 125, 'nearest', 0],
    [333, 150, 'nearest', 5],
    [9_999, 10_000, 'nearest', 9_999],
    [100, 0, 'nearest', 0],
    [40, 125, 'down', 0],
    [80, 125, 'down', 1],
    [333, 150, 'down', 4],
    // half of what is owed is as far away as half of what is had
    [-40, 125, 'nearest', -1],
    [-39, 125, 'nearest', 0],
    [-333, 150, 'down', -4],
    [-1, 5_000, 'down', 0],
    [1, 5_000, 'nearest', 1],
    // the product is no safe integer
    [9_000_000_000_001, 9_999, 'nearest', 8_999_100_000_001],
    [MOST, 10_000, 'down', MOST],
    [MOST, 10_000, 'nearest', MOST],
    [MOST, 5_000, 'down', (MOST - 1) / 2],
    [MOST - 2, 5_000, 'nearest', (MOST - 1) / 2],
  ] as const)('of %d, %d basis points, %s: %d', (minor, rate, rounding, share) =>
    expect(shareOf(minor, basisPoints(rate), rounding)).toBe(share),
  );

  it('is at most half a unit away, and never more than there is', () => {
    fc.assert(
      fc.property(amounts, points, (minor, rate) => {
        const product = BigInt(minor) * BigInt(rate);
        const [down, nearest] = [
          BigInt(shareOf(minor, basisPoints(rate), 'down')),
          BigInt(shareOf(minor, basisPoints(rate), 'nearest')),
        ];
        expect(down * 10_000n <= product && product < (down + 1n) * 10_000n).toBe(true);
        expect(
          2n * product - 10_000n < nearest * 20_000n && nearest * 20_000n <= 2n * product + 10_000n,
        ).toBe(true);
        expect(nearest <= BigInt(minor)).toBe(true);
      }),
    );
  });

  it('of a debt is the share of as much money, without the sign', () => {
    fc.assert(
      fc.property(amounts, points, fc.constantFrom('down', 'nearest'), (minor, rate, rounding) => {
        expect(
          shareOf(-minor, basisPoints(rate), rounding) + shareOf(minor, basisPoints(rate), rounding),
        ).toBe(0);
      }),
    );
  });

  it.each([
    [0.5, 1],
    [Number.NaN, 1],
    [MOST + 1, 1],
    [MOST, 10_001],
  ])('of %d with %d basis points is refused', (minor, rate) => {
    expect(() => shareOf(minor, basisPoints(rate), 'down')).toThrow(RangeError);
  });

  it('is not asked with half a basis point', () => expect(() => basisPoints(0.5)).toThrow(RangeError));
});

describe('a factor', () => {
  it.each([
    ['2.5', 25n, 10n],
    ['5', 5n, 1n],
    ['12.5', 125n, 10n],
    ['1000', 1_000n, 1n],
    ['1.150', 1_150n, 1_000n],
    ['-0.5', -5n, 10n],
    ['1e-7', 1n, 10_000_000n],
    ['2.5e+21', 2_500_000_000_000_000_000_000n, 1n],
    ['0', 0n, 1n],
  ])('%s is what is written', (text, numerator, denominator) =>
    expect(parseFraction(text)).toEqual({ numerator, denominator }),
  );

  it.each(['x', '', ' 5', '5x', '1,5', '.5', '5.', '1e5', '1e-1234', 'NaN', 'Infinity'])(
    'returns undefined for %j',
    (text) => expect(parseFraction(text)).toBeUndefined(),
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('is never %d', (factor) =>
    expect(() => fractionOf(factor)).toThrow(new RangeError(`${factor} is no factor`)),
  );

  it('keeps every digit of its number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (factor) => {
        const { numerator, denominator } = fractionOf(factor);
        expect(Number(`${numerator}e-${String(denominator).length - 1}`) === factor).toBe(true);
      }),
    );
  });

  it.each([
    [100, 1.15, 115],
    [10_000, 0.29, 2_900],
    [1_000_000_000_000_000, 1.1, 1_100_000_000_000_000],
    [MOST, 1, MOST],
  ])('of %d times %d loses nothing to the double: %d', (minor, factor, share) => {
    expect(shareOf(minor, fractionOf(factor), 'down')).toBe(share);
  });
});
