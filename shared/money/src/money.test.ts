import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  add,
  effectiveMinimumDeposit,
  formatMoney,
  fromMajor,
  MAX_INPUT_LENGTH,
  minimumDeposit,
  minorDigits,
  money,
  parseAmount,
  toDecimal,
  toMajor,
} from './index.ts';

describe('parseAmount (requirements/validation#numbers)', () => {
  it.each([
    ['10', 1000],
    ['10.5', 1050],
    ['10,50', 1050],
    ['+3', 300],
    ['-0,01', -1],
    [' 7 ', 700],
    ['0', 0],
    ['-0', 0],
    ['12.', 1200],
    ['-10', -1000],
    ['-10.5', -1050],
    ['+0.05', 5],
    ['007', 700],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    ['-90071992547409.91', -Number.MAX_SAFE_INTEGER],
    [`${'0'.repeat(99)}7`, 700],
    [`  ${'0'.repeat(99)}7  `, 700],
    // as a Japanese keyboard writes them
    ['２０', 2000],
    ['１２．５０', 1250],
    ['１２，５', 1250],
    ['＋３', 300],
    ['－１０', -1000],
    ['\u3000２０\u3000', 2000],
    ['1２.5０', 1250],
  ])('reads %j as %d cents', (text, minor) => {
    expect(parseAmount(text, 'EUR')).toEqual({ ok: true, value: { minor, currency: 'EUR' } });
  });
  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1.2.3', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['٣', 'not-a-number'],
    ['1.005', 'too-precise'],
    ['9'.repeat(17), 'too-large'],
    ['1'.repeat(101), 'too-long'],
    ['90071992547409.92', 'too-large'],
    ['-90071992547409.92', 'too-large'],
    ['0'.repeat(101), 'too-long'],
    ['10.001', 'too-precise'],
    ['10.000', 'too-precise'],
    ['a10', 'not-a-number'],
    ['10a', 'not-a-number'],
    ['10.5a', 'not-a-number'],
    ['.5', 'not-a-number'],
    [',5', 'not-a-number'],
    ['+', 'not-a-number'],
    ['--1', 'not-a-number'],
    ['+-1', 'not-a-number'],
    ['1-', 'not-a-number'],
    // a typographic minus, digits of other scripts, and characters that only look like digits: 10² is not 102
    ['\u22125', 'not-a-number'],
    ['10²', 'not-a-number'],
    ['①', 'not-a-number'],
    ['½', 'not-a-number'],
    ['２／３', 'not-a-number'],
    ['０．００５', 'too-precise'],
    ['１'.repeat(101), 'too-long'],
    ['1 0', 'not-a-number'],
    ['1.2345,6', 'not-a-number'],
    ['1 2345', 'not-a-number'],
    // requirements/validation#numbers allows one separator, and 1.234 is a different amount in different
    // languages
    ['1,000.00', 'grouped'],
    ['1.234,56', 'grouped'],
    ['1,234.56', 'grouped'],
    ['1 234,56', 'grouped'],
    ['1\u00A0234', 'grouped'],
    ['1\u202F234,5', 'grouped'],
    ["1'234.50", 'grouped'],
    ['-1.234.567', 'grouped'],
    ['１，２３４．５', 'grouped'],
    ['1.234', 'too-precise'],
    ['10.x', 'not-a-number'],
    ['10:5', 'not-a-number'],
    ['*5', 'not-a-number'],
  ])('refuses %j: %s', (text, failure) => {
    expect(parseAmount(text, 'EUR')).toEqual({ ok: false, failure });
  });
  it('accepts at most 100 characters (requirements/validation#numbers)', () =>
    expect(MAX_INPUT_LENGTH).toBe(100));
  it('accepts no decimals for yen', () => {
    expect(parseAmount('1200', 'JPY')).toEqual({ ok: true, value: { minor: 1200, currency: 'JPY' } });
    expect(parseAmount('1200.5', 'JPY')).toEqual({ ok: false, failure: 'too-precise' });
  });
});

describe('minimum deposit (requirements/constants#minimum-deposit)', () => {
  it.each([
    ['EUR', 20],
    ['CAD', 15],
    ['CHF', 10],
    ['USD', 10],
    ['NOK', 100],
    ['INR', 880],
    ['JPY', 1200],
    ['ZAR', 175],
    ['NZD', 10],
    ['GBP', 20],
    ['SEK', 20],
  ])('is in %s %d', (currency, major) => {
    expect(minimumDeposit(currency)).toEqual(fromMajor(major, currency));
  });
  it('is the larger of the wallet’s minimum and the currency’s', () => {
    expect(effectiveMinimumDeposit(money(2500, 'EUR')).minor).toBe(2500);
    expect(effectiveMinimumDeposit(money(500, 'EUR')).minor).toBe(2000);
    expect(effectiveMinimumDeposit(money(2001, 'EUR'))).toEqual({ minor: 2001, currency: 'EUR' });
    expect(effectiveMinimumDeposit(money(1999, 'EUR'))).toEqual({ minor: 2000, currency: 'EUR' });
  });
});

describe('money', () => {
  it('throws when the currencies differ', () => {
    expect(() => add(money(1, 'EUR'), money(1, 'USD'))).toThrow(new TypeError('Cannot add USD to EUR'));
  });
  it.each([
    [1, 2, 3],
    [5, -7, -2],
    [0, 0, 0],
  ])('%i plus %i is %i', (left, right, sum) => {
    expect(add(money(left, 'EUR'), money(right, 'EUR'))).toEqual({ minor: sum, currency: 'EUR' });
  });
  it('throws when a sum exceeds the safe integers', () => {
    expect(() => add(money(Number.MAX_SAFE_INTEGER, 'EUR'), money(1, 'EUR'))).toThrow(RangeError);
  });
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %d minor units',
    (minor) => {
      expect(() => money(minor, 'EUR')).toThrow(
        new RangeError(`${minor} is not a whole number of minor units`),
      );
    },
  );
  it.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['EUR', 2],
    ['XYZ', 2],
  ])('%s has %i decimals', (currency, digits) => expect(minorDigits(currency)).toBe(digits));
  it.each([
    [20, 'EUR', 2_000],
    [1200, 'JPY', 1_200],
    [1.1, 'KWD', 1_100],
    [0.29, 'EUR', 29],
    [1.005, 'EUR', 100],
    [-0.5, 'EUR', -50],
  ])('%d %s are %i minor units', (major, currency, minor) => {
    expect(fromMajor(major, currency)).toEqual({ minor, currency });
  });
  it.each([
    [2_000, 'EUR', 20],
    [1_200, 'JPY', 1_200],
    [1, 'KWD', 0.001],
  ])('%i minor units of %s are shown as %d', (minor, currency, major) =>
    expect(toMajor(money(minor, currency))).toBe(major),
  );
  it.each([
    [0, 'EUR', '0.00'],
    [5, 'EUR', '0.05'],
    [-5, 'EUR', '-0.05'],
    [125_000, 'EUR', '1250.00'],
    [-0, 'EUR', '0.00'],
    [1250, 'JPY', '1250'],
    [-7, 'KWD', '-0.007'],
    [Number.MAX_SAFE_INTEGER, 'EUR', '90071992547409.91'],
  ])('%i minor units of %s are %s in figures', (minor, currency, figures) => {
    expect(toDecimal(money(minor, currency))).toBe(figures);
  });
  it('formats every figure without loss for any amount, currency and language', () => {
    const anywhere = fc.tuple(
      fc.maxSafeInteger(),
      fc.constantFrom('EUR', 'JPY', 'KWD', 'USD'),
      fc.constantFrom('en', 'fi', 'et-EE', 'fr-CA', 'ja'),
    );
    fc.assert(
      fc.property(anywhere, ([minor, currency, language]) => {
        const shown = formatMoney(money(minor, currency), language);
        expect(BigInt(shown.replaceAll(/\D/g, ''))).toBe(BigInt(Math.abs(minor)));
        expect(/[-\u2212]/.test(shown)).toBe(minor < 0);
        expect(parseAmount(toDecimal(money(minor, currency)), currency)).toEqual({
          ok: true,
          value: { minor: minor === 0 ? 0 : minor, currency },
        });
      }),
      {
        examples: [
          [[Number.MAX_SAFE_INTEGER, 'EUR', 'en']],
          [[-Number.MAX_SAFE_INTEGER, 'KWD', 'fi']],
          [[9_007_199_254_740_985, 'EUR', 'ja']],
        ],
      },
    );
  });
  it('is written with the narrow symbol and the currency’s own decimals', () => {
    expect(formatMoney(money(100000, 'EUR'), 'en')).toBe('€1,000.00');
    expect(formatMoney(money(1200, 'JPY'), 'ja')).toBe('￥1,200');
    expect(formatMoney(money(-150, 'CAD'), 'en')).toBe('-$1.50');
    expect(formatMoney(money(1234, 'KWD'), 'en')).toContain('1.234');
    expect(formatMoney(money(1000, 'EUR'), 'en')).toBe('€10.00');
  });
  it.each([
    ['USD', 'CAD', 'en', 'USD\u00A010.00'],
    ['USD', 'CAD', 'fr-CA', '10,00\u00A0USD'],
    ['USD', 'USD', 'en', '$10.00'],
    ['EUR', 'CAD', 'en', '€10.00'],
  ])(
    'names %s by its code beside %s only where both have one symbol (%s)',
    (currency, beside, language, shown) => {
      expect(formatMoney(money(1000, currency), language, beside)).toBe(shown);
    },
  );
});
