import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { basisPoints, fractionOf, parseFraction, shareOf } from './index.ts';

const MAX_AMOUNT = Number.MAX_SAFE_INTEGER;
const amounts = fc.maxSafeNat();
const points = fc.integer({ min: 0, max: 10_000 });

describe('shareOf', () => {
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
    // halves of negative amounts round symmetrically to those of positive ones
    [-40, 125, 'nearest', -1],
    [-39, 125, 'nearest', 0],
    [-333, 150, 'down', -4],
    [-1, 5_000, 'down', 0],
    [1, 5_000, 'nearest', 1],
    // the product exceeds the safe integers
    [9_000_000_000_001, 9_999, 'nearest', 8_999_100_000_001],
    [MAX_AMOUNT, 10_000, 'down', MAX_AMOUNT],
    [MAX_AMOUNT, 10_000, 'nearest', MAX_AMOUNT],
    [MAX_AMOUNT, 5_000, 'down', (MAX_AMOUNT - 1) / 2],
    [MAX_AMOUNT - 2, 5_000, 'nearest', (MAX_AMOUNT - 1) / 2],
  ] as const)('returns for %d at %d basis points, rounded %s: %d', (minor, rate, rounding, share) =>
    expect(shareOf(minor, basisPoints(rate), rounding)).toBe(share),
  );

  it('differs from the exact product by at most half a unit, and never exceeds the amount', () => {
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

  it('returns for a negative amount the negative share of its absolute value', () => {
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
    [MAX_AMOUNT + 1, 1],
    [MAX_AMOUNT, 10_001],
  ])('throws for %d at %d basis points', (minor, rate) => {
    expect(() => shareOf(minor, basisPoints(rate), 'down')).toThrow(RangeError);
  });

  it('throws for half a basis point', () => expect(() => basisPoints(0.5)).toThrow(RangeError));
});

describe('parseFraction and fractionOf', () => {
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
  ])('parses %s exactly', (text, numerator, denominator) =>
    expect(parseFraction(text)).toEqual({ numerator, denominator }),
  );

  it.each(['x', '', ' 5', '5x', '1,5', '.5', '5.', '1e5', '1e-1234', 'NaN', 'Infinity'])(
    'returns undefined for %j',
    (text) => expect(parseFraction(text)).toBeUndefined(),
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('throws for %d', (factor) =>
    expect(() => fractionOf(factor)).toThrow(new RangeError(`${factor} is not a finite factor`)),
  );

  it('keep every digit of a number', () => {
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
    [MAX_AMOUNT, 1, MAX_AMOUNT],
  ])('%d times %d is exactly %d, without the error of a double', (minor, factor, share) => {
    expect(shareOf(minor, fractionOf(factor), 'down')).toBe(share);
  });
});
