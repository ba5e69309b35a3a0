import { describe, expect, it } from '@jest/globals';
import { outOfReach, problemOf, type WithdrawalAmountProblem } from './withdrawalAmount.ts';

describe('an amount to withdraw', () => {
  it.each<[string, number, number, WithdrawalAmountProblem | undefined]>([
    ['the house’s least', 2_000, 10_000, undefined],
    ['one less', 1_999, 10_000, { kind: 'too-small', bound: 2_000 }],
    ['all there is', 10_000, 10_000, undefined],
    ['one more', 10_001, 10_000, { kind: 'too-large', bound: 10_000 }],
    ['all there is, below the house’s least', 1_500, 1_500, undefined],
    ['some of that', 1_499, 1_500, { kind: 'only-all', bound: 1_500 }],
    ['more than that', 2_000, 1_500, { kind: 'too-large', bound: 1_500 }],
  ])('%s', (_what, amount, withdrawable, problem) =>
    expect(problemOf(amount, { withdrawable, minimumWithdrawal: 2_000 })).toEqual(problem),
  );

  it.each<
    [string, number, readonly (readonly [isAvailable: boolean, minimum: number])[], number | undefined]
  >([
    [
      'reaches the least of a method',
      500,
      [
        [true, 500],
        [true, 1_000],
      ],
      undefined,
    ],
    [
      'reaches none',
      499,
      [
        [true, 500],
        [true, 1_000],
      ],
      500,
    ],
    [
      'reaches none that can be used',
      700,
      [
        [false, 500],
        [true, 1_000],
      ],
      1_000,
    ],
    ['is told nothing while no method can be used', 1, [[false, 500]], undefined],
  ])('%s', (_what, withdrawable, methods, least) =>
    expect(
      outOfReach(
        methods.map(([isAvailable, minimum]) => ({ isAvailable, minimum })),
        withdrawable,
      ),
    ).toBe(least),
  );
});
