import { describe, expect, it } from '@jest/globals';
import { combinationOf, combinationPayout, totalPrice, type Combination } from './combinations.ts';

const leg = (event: string) =>
  ({ __typename: 'SportsBoostedSelection', event, kind: 'winner', line: null, outcome: 'home' }) as const;
const double: Combination = {
  __typename: 'SportsBoostedCombination',
  id: 'combination-double',
  selections: [leg('a'), leg('b')],
  price: 3_333,
  maximumStake: 1_000,
  endsAt: '2028-01-01T00:00:00.000Z',
};
const held = (event: string) =>
  ({ event, kind: 'winner', line: null, outcome: 'home', price: 1_500 }) as const;

describe('a boosted combination', () => {
  it('is found for exactly its selections, in any order', () => {
    expect(combinationOf([double], [held('b'), held('a')])).toBe(double);
    expect(combinationOf([double], [held('a')])).toBeUndefined();
    expect(combinationOf([double], [held('a'), held('c')])).toBeUndefined();
    expect(combinationOf([double], [held('a'), { ...held('b'), outcome: 'away' }])).toBeUndefined();
  });

  it('pays whole minor units without floating point', () => {
    expect(combinationPayout(double, 333)).toBe(1_109);
    expect(totalPrice([1_505, 1_505, 1_505])).toBe(3_408);
  });
});
