import { describe, expect, it } from '@jest/globals';
import { american, combinedPrice, fractional, readOddsFormat } from './odds.ts';

describe('a price', () => {
  it.each([
    [1_200, '1/5', '−500'],
    [1_910, '91/100', '−110'],
    [2_000, '1/1', '+100'],
    [2_500, '3/2', '+150'],
    [5_500, '9/2', '+450'],
    [1_010, '1/100', '−10000'],
    [100_000, '99/1', '+9900'],
  ])('is written in two formats: %i thousandths as %s or %s', (price, fraction, moneyline) => {
    expect([fractional(price), american(price)]).toEqual([fraction, moneyline]);
  });

  it.each([
    [[1_500], 1_500],
    [[2_000, 3_000], 6_000],
    // 1.91 × 1.91 = 3.6481: never rounded up.
    [[1_910, 1_910], 3_648],
    [[100_000, 100_000, 100_000, 100_000], 100_000_000_000],
  ])('is multiplied with others: %j are %i', (prices, together) => {
    expect(combinedPrice(prices)).toBe(together);
  });
});

it.each([
  ['american', 'american'],
  [undefined, 'decimal'],
  ['hongkong', 'decimal'],
])('parses the format %s as %s', (text, format) => {
  expect(readOddsFormat(text)).toBe(format);
});
