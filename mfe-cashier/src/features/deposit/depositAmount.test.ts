import { describe, expect, it } from '@jest/globals';
import { effectiveMinimum, problemOf, type AmountBounds } from './depositAmount.ts';
import { feeOf } from './depositOptions.ts';

describe('deposit amount', () => {
  const bounds: AmountBounds = {
    minimum: 2_000,
    method: { minimum: 1_000, maximum: 100_000 },
    headroom: undefined,
  };
  it.each<[string, number, AmountBounds, unknown]>([
    ['accepts the maximum of the method', 100_000, bounds, undefined],
    ['rejects more than that', 100_001, bounds, { kind: 'too-large', bound: 100_000 }],
    ['accepts the minimum above that of the method', 2_000, bounds, undefined],
    [
      'accepts the higher minimum of the method',
      3_000,
      { ...bounds, method: { minimum: 3_000, maximum: 9_000 } },
      undefined,
    ],
    [
      'rejects less than that',
      2_999,
      { ...bounds, method: { minimum: 3_000, maximum: 9_000 } },
      { kind: 'too-small', bound: 3_000 },
    ],
    ['has no maximum before a method is chosen', 999_999, { ...bounds, method: undefined }, undefined],
    [
      'rejects less than the minimum before a method is chosen',
      1_999,
      { ...bounds, method: undefined },
      { kind: 'too-small', bound: 2_000 },
    ],
    [
      'rejects more than the player’s limit first',
      50,
      { ...bounds, headroom: 0 },
      { kind: 'over-limit', bound: 0 },
    ],
  ])('%s', (_what, amount, against, problem) => {
    expect(problemOf(amount, against)).toEqual(problem);
  });

  it('is never below the currency’s own minimum (requirements/constants#minimum-deposit)', () =>
    expect([effectiveMinimum(1_999, 'EUR'), effectiveMinimum(2_001, 'EUR')]).toEqual([2_000, 2_001]));
});

it.each([
  [40, 0, 125, 1],
  [39, 0, 125, 0],
  [10_000, 30, 125, 155],
  [12_345, 0, 125, 154],
  [9_000_000_000_001, 7, 9_999, 8_999_100_000_008],
  [9_007_199_254_740_991, 0, 9_999, 9_006_298_534_815_517],
])(
  '%i with a fee of %i and %i basis points costs %i, rounded as at the provider',
  (amount, feeFixed, feeBasisPoints, fee) => {
    expect(feeOf({ feeFixed, feeBasisPoints }, amount)).toBe(fee);
  },
);
