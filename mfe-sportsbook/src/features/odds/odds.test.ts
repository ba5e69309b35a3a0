import { describe, expect, it } from '@jest/globals';
import {
  american,
  combinedPrice,
  fractional,
  hongKong,
  impliedProbability,
  indonesian,
  malay,
  readOddsFormat,
} from './odds.ts';

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
    [1_200, [20, 2], [20, 2], [-500, 2], 8_333],
    [1_910, [91, 2], [91, 2], [-110, 2], 5_236],
    [2_000, [100, 2], [100, 2], [100, 2], 5_000],
    [2_500, [150, 2], [-667, 3], [150, 2], 4_000],
    [5_500, [450, 2], [-222, 3], [450, 2], 1_818],
    [1_010, [1, 2], [1, 2], [-10_000, 2], 9_901],
    // halves are rounded up: the binary 0.915 is less
    [1_915, [92, 2], [92, 2], [-109, 2], 5_222],
  ])(
    'is rounded exactly: %i thousandths are %j in Hong Kong, %j in Malaysia, %j in Indonesia and imply %i',
    (price, inHongKong, inMalaysia, inIndonesia, implied) => {
      const pairs = [hongKong, malay, indonesian].map((format) => {
        const { units, decimals } = format(price);
        return [units, decimals];
      });
      expect(pairs).toEqual([inHongKong, inMalaysia, inIndonesia]);
      expect(impliedProbability(price)).toEqual({ units: implied, decimals: 4 });
    },
  );

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
  ['hongkong', 'hongkong'],
  ['roman', 'decimal'],
])('parses the format %s as %s', (text, format) => {
  expect(readOddsFormat(text)).toBe(format);
});
