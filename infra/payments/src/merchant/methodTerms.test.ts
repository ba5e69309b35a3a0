import { describe, expect, it } from '@jest/globals';
import { feeOf, refusedBy } from './methodTerms.ts';

describe('fee of a method', () => {
  it.each([
    [10_000, 0, 0, 0],
    [10_000, 50, 0, 50],
    [10_000, 0, 125, 125],
    [10_000, 30, 125, 155],
    // half a unit rounds up
    [40, 0, 125, 1],
    [39, 0, 125, 0],
    [333, 0, 150, 5],
    [332, 0, 150, 5],
    [33, 0, 150, 0],
    [34, 0, 150, 1],
    [12_345, 0, 125, 154],
    [9_999, 0, 10_000, 9_999],
    // an amount whose product with the rate exceeds the safe integer range
    [9_000_000_000_000, 0, 9_999, 8_999_100_000_000],
    [9_000_000_000_001, 7, 9_999, 8_999_100_000_008],
    [9_007_199_254_740_991, 0, 9_999, 9_006_298_534_815_517],
  ])('is computed for %i with %i fixed and %i basis points: %i', (amount, feeFixed, feeBasisPoints, fee) => {
    expect(feeOf({ feeFixed, feeBasisPoints }, amount)).toBe(fee);
  });
});

describe('bounds of a method', () => {
  const method = { directions: ['deposit'] as const, isAvailable: true, minimum: 1_000, maximum: 5_000 };
  it.each([
    ['accepts the minimum', method, 1_000, undefined],
    ['accepts the maximum', method, 5_000, undefined],
    ['rejects an amount below the minimum', method, 999, 'AMOUNT_TOO_SMALL'],
    ['rejects an amount above the maximum', method, 5_001, 'AMOUNT_TOO_LARGE'],
    ['rejects an unavailable method', { ...method, isAvailable: false }, 2_000, 'METHOD_UNAVAILABLE'],
    ['rejects another direction', { ...method, directions: ['payout'] as const }, 2_000, 'METHOD_UNKNOWN'],
    ['rejects an unknown method', undefined, 2_000, 'METHOD_UNKNOWN'],
  ])('%s', (_what, terms, amount, refused) => {
    expect(refusedBy(terms, 'deposit', amount)).toBe(refused);
  });
});
