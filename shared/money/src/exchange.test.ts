import { describe, expect, it } from '@jest/globals';
import { convertMinor, isRatedCurrency, RATED_CURRENCIES, ratePerEuro } from './index.ts';

describe('exchange rates', () => {
  it.each([
    [100, 'EUR', 'CAD', 152],
    [152, 'CAD', 'EUR', 100],
    [1, 'EUR', 'GBP', 0],
    [100, 'EUR', 'JPY', 165],
    [165, 'JPY', 'EUR', 100],
    [100, 'USD', 'CAD', 138],
    [-100, 'EUR', 'CAD', -152],
  ])('converts %d minor units of %s to %s, rounded down: %d', (minor, from, to, converted) =>
    expect(convertMinor(minor, from, to)).toBe(converted),
  );

  it('rounds to the nearest unit on request', () =>
    expect(convertMinor(100, 'USD', 'NOK', 'nearest')).toBe(1_064));

  it.each(['SEK', 'toString', ''])('has no rate for %p', (currency) => {
    expect(isRatedCurrency(currency)).toBe(false);
    expect(() => convertMinor(1, currency, 'EUR')).toThrow(RangeError);
  });

  it('states rates per euro', () => {
    expect(ratePerEuro('CAD')).toBe(1.52);
    expect(RATED_CURRENCIES[0]).toBe('EUR');
  });
});
