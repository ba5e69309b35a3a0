import { describe, expect, it } from '@jest/globals';
import { add, effectiveMinimumDeposit, formatMoney, fromMajor, minimumDeposit, money, parseAmount } from './index.ts';

describe('parseAmount (spec §5)', () => {
  it.each([
    ['10', 1000], ['10.5', 1050], ['10,50', 1050], ['+3', 300], ['-0,01', -1], [' 7 ', 700], ['0', 0], ['-0', 0], ['12.', 1200],
  ])('reads %j as %d cents', (text, minor) => {
    expect(parseAmount(text, 'EUR')).toEqual({ ok: true, value: { minor, currency: 'EUR' } });
  });
  it.each([
    ['', 'empty'], ['  ', 'empty'], ['1.2.3', 'not-a-number'], ['1,000.00', 'not-a-number'], ['NaN', 'not-a-number'], ['1e3', 'not-a-number'],
    ['٣', 'not-a-number'], ['1.005', 'too-precise'], ['9'.repeat(17), 'too-large'], ['1'.repeat(101), 'too-long'],
  ])('refuses %j: %s', (text, failure) => {
    expect(parseAmount(text, 'EUR')).toEqual({ ok: false, failure });
  });
  it('knows that yen have no decimals', () => {
    expect(parseAmount('1200', 'JPY')).toEqual({ ok: true, value: { minor: 1200, currency: 'JPY' } });
    expect(parseAmount('1200.5', 'JPY')).toEqual({ ok: false, failure: 'too-precise' });
  });
});

describe('minimum deposit (spec §9)', () => {
  it.each([
    ['EUR', 20], ['CAD', 15], ['CHF', 10], ['USD', 10], ['NOK', 100], ['INR', 880], ['JPY', 1200], ['ZAR', 175], ['NZD', 10], ['GBP', 20], ['SEK', 20],
  ])('%s %d', (currency, major) => {
    expect(minimumDeposit(currency)).toEqual(fromMajor(major, currency));
  });
  it('takes the larger of the wallet and the currency', () => {
    expect(effectiveMinimumDeposit(money(2500, 'EUR')).minor).toBe(2500);
    expect(effectiveMinimumDeposit(money(500, 'EUR')).minor).toBe(2000);
  });
});

describe('money', () => {
  it('never adds two currencies', () => {
    expect(() => add(money(1, 'EUR'), money(1, 'USD'))).toThrow(TypeError);
  });
  it('refuses fractions of a minor unit', () => {
    expect(() => money(0.5, 'EUR')).toThrow(RangeError);
  });
  it('is written with the narrow symbol and the currency’s own decimals', () => {
    expect(formatMoney(money(100000, 'EUR'), 'en')).toBe('€1,000.00');
    expect(formatMoney(money(1200, 'JPY'), 'ja')).toBe('￥1,200');
    expect(formatMoney(money(-150, 'CAD'), 'en')).toBe('-$1.50');
  });
});
