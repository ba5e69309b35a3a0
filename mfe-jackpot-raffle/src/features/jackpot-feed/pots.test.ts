import { describe, expect, it } from '@jest/globals';
import { money } from '@foyer/money';
import { inCurrency, readPots } from './pots.ts';

const pots = (['total', 'mega', 'major', 'minor', 'shared'] as const).map((id, index) => ({
  id,
  current_value: index,
}));

describe('pots', () => {
  it('are valid only when all five are present', () => {
    expect(readPots(pots)).toEqual({ total: 0, mega: 1, major: 2, minor: 3, shared: 4 });
    expect(readPots(pots.slice(1))).toBeUndefined();
    expect(readPots([...pots.slice(1), { id: 'total', current_value: Number.NaN }])).toBeUndefined();
  });

  it.each([
    [123_456, 'EUR', 1, 123_456],
    [100, 'CAD', 1.52, 152],
    [1_000, 'JPY', 165, 1_650],
    [1, 'GBP', 0.86, 0],
    // Floating-point arithmetic would lose a cent.
    [100, 'USD', 1.15, 115],
    [9_007_199_254_740_991, 'EUR', 1, 9_007_199_254_740_991],
  ])('%d euro cents in %s at %d are %d', (cents, currency, rate, minor) =>
    expect(inCurrency(cents, currency, rate)).toEqual(money(minor, currency)),
  );
});
