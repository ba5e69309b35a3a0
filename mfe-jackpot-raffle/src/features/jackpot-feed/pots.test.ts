import { describe, expect, it } from '@jest/globals';
import { money } from '@foyer/money';
import { inCurrency } from './pots.ts';

describe('a pot in the currency of the player', () => {
  it.each([
    [123_456, 'EUR', 1, 123_456],
    [100, 'CAD', 1.52, 152],
    [1_000, 'JPY', 165, 1_650],
    [1, 'GBP', 0.86, 0],
    // Floating-point arithmetic would lose a cent.
    [100, 'USD', 1.15, 115],
    [9_007_199_254_740_991, 'EUR', 1, 9_007_199_254_740_991],
  ])('shows %d euro cents in %s at %d as %d', (cents, currency, rate, minor) =>
    expect(inCurrency(cents, currency, rate)).toEqual(money(minor, currency)),
  );
});
