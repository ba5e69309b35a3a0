import { describe, expect, it } from '@jest/globals';
import { outOfReach, problemOf, type WithdrawalAmountProblem } from './withdrawalAmount.ts';

describe('withdrawal amount', () => {
  it.each<[string, number, number, WithdrawalAmountProblem | undefined]>([
    ['accepts the minimum', 2_000, 10_000, undefined],
    ['rejects less than the minimum', 1_999, 10_000, { kind: 'too-small', bound: 2_000 }],
    ['rejects a negative amount', -2_000, 10_000, { kind: 'too-small', bound: 2_000 }],
    ['rejects a negative part of a balance below the minimum', -1, 1_500, { kind: 'only-all', bound: 1_500 }],
    ['accepts the whole balance', 10_000, 10_000, undefined],
    ['rejects more than the balance', 10_001, 10_000, { kind: 'too-large', bound: 10_000 }],
    ['accepts the whole balance below the minimum', 1_500, 1_500, undefined],
    ['rejects a part of a balance below the minimum', 1_499, 1_500, { kind: 'only-all', bound: 1_500 }],
    ['rejects more than a balance below the minimum', 2_000, 1_500, { kind: 'too-large', bound: 1_500 }],
  ])('%s', (_what, amount, withdrawable, problem) =>
    expect(problemOf(amount, { withdrawable, minimumWithdrawal: 2_000 })).toEqual(problem),
  );

  it.each<
    [string, number, readonly (readonly [isAvailable: boolean, minimum: number])[], number | undefined]
  >([
    [
      'can be sent by the method with the smallest minimum',
      500,
      [
        [true, 500],
        [true, 1_000],
      ],
      undefined,
    ],
    [
      'is below the minimum of every method',
      499,
      [
        [true, 500],
        [true, 1_000],
      ],
      500,
    ],
    [
      'is below the minimum of every available method',
      700,
      [
        [false, 500],
        [true, 1_000],
      ],
      1_000,
    ],
    ['has no minimum while no method is available', 1, [[false, 500]], undefined],
  ])('%s', (_what, withdrawable, methods, least) =>
    expect(
      outOfReach(
        methods.map(([isAvailable, minimum]) => ({ isAvailable, minimum })),
        withdrawable,
      ),
    ).toBe(least),
  );
});
