import { describe, expect, it } from '@jest/globals';
import { money } from '@foyer/money';
import { contributionWith, exampleStake } from './contribution.ts';

describe('contribution', () => {
  it.each([
    ['5', true, money(100, 'EUR'), money(5, 'EUR')],
    ['5', true, money(19, 'EUR'), money(0, 'EUR')],
    ['2.5', true, money(1_000, 'EUR'), money(25, 'EUR')],
    ['0.10', false, money(5_000, 'USD'), money(10, 'USD')],
    ['0.57', true, money(10_000, 'EUR'), money(57, 'EUR')],
    ['50', true, money(9_007_199_254_740_991, 'EUR'), money(4_503_599_627_370_495, 'EUR')],
    ['x', true, money(100, 'EUR'), undefined],
    ['x', false, money(100, 'EUR'), undefined],
  ])('is computed from %s (percent: %s)', (option, isPercentage, stake, expected) =>
    expect(contributionWith(option, isPercentage, stake)).toEqual(expected),
  );

  it('is explained with a typical stake', () =>
    expect([exampleStake('EUR'), exampleStake('JPY')]).toEqual([money(100, 'EUR'), money(100, 'JPY')]));
});
