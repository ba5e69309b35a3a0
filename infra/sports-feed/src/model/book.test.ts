import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPriceable, makeBook, MARGIN_BASIS_POINTS } from './book.ts';
import type { Chances } from './outlook.ts';
import { marginOf } from './margin.fixture.ts';

const ROUNDING_BASIS_POINTS = 130;
const share = fc.double({ min: 0.004, max: 0.98, noNaN: true });

describe('makeBook', () => {
  it.each<[string, Chances, readonly number[]]>([
    [
      'of two equals',
      [
        ['home', 0.5],
        ['away', 0.5],
      ],
      [1_900, 1_900],
    ],
    [
      'of a favourite and an outsider',
      [
        ['home', 0.8],
        ['away', 0.2],
      ],
      [1_220, 4_300],
    ],
    [
      'of three',
      [
        ['home', 0.45],
        ['draw', 0.27],
        ['away', 0.28],
      ],
      [2_140, 3_500, 3_350],
    ],
    // suspended, but still a valid price
    [
      'of what is certain',
      [
        ['over', 1],
        ['under', 0],
      ],
      [1_010, 250_000],
    ],
  ])('makes the book %s', (_what, chances, prices) => {
    expect(makeBook(chances).map(({ price }) => price)).toEqual(prices);
  });

  it('adds up to 100 % plus the stated margin, within rounding', () => {
    fc.assert(
      fc.property(share, share, share, fc.boolean(), (one, two, three, isThreeWay) => {
        const weights = isThreeWay ? [one, two, three] : [one, two];
        const sum = weights.reduce((total, weight) => total + weight, 0);
        const chances = weights.map(
          (weight, index) => [(['home', 'draw', 'away'] as const)[index] ?? 'home', weight / sum] as const,
        );
        fc.pre(isPriceable(chances));
        const book = makeBook(chances);
        expect(Math.abs(marginOf(book) - MARGIN_BASIS_POINTS)).toBeLessThan(ROUNDING_BASIS_POINTS);
        expect(book.every(({ price }) => Number.isInteger(price) && price > 1_000)).toBe(true);
      }),
    );
  });
});
