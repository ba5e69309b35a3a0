import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isRatedCurrency } from '@foyer/money';
import { minorOf, multipliers, unitsOf } from './currencies.ts';
import {
  divide,
  lotsOf,
  POT_IDS,
  POT_TERMS,
  SHARED_WINDOW_HOURS,
  shownPots,
  startUnits,
  UNITS_PER_CENT,
  wholeCents,
} from './potModel.ts';

describe('potModel', () => {
  it('returns all contributions to players: the reserve share equals the cost of the starting values', () => {
    const reserve = 1 - POT_IDS.reduce((sum, id) => sum + POT_TERMS[id].shareBasisPoints / 10_000, 0);
    expect(
      POT_IDS.reduce((sum, id) => sum + POT_TERMS[id].startCents / 100 / POT_TERMS[id].oneIn, 0),
    ).toBeCloseTo(reserve, 10);
  });

  it('divides a contribution without remainder', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }),
        (units) => Object.values(divide(units)).reduce((sum, part) => sum + part, 0) === units,
      ),
    );
  });

  it.each([
    [5, 'EUR', 50_000],
    [100, 'CAD', 657_894],
    [165, 'JPY', 1_000_000],
    [-5, 'EUR', -50_000],
    [1, 'INR', 104],
  ])('converts %d of %s to %d units', (minor, currency, units) =>
    expect(unitsOf(minor, currency)).toBe(units),
  );

  it.each([
    [100, 'EUR', 100],
    [100, 'CAD', 152],
    [100, 'JPY', 165],
    [1, 'GBP', 0],
  ])('converts %d euro cents in %s to %d', (cents, currency, minor) =>
    expect(minorOf(cents, currency)).toBe(minor),
  );
  it('rejects currencies without a rate', () => expect(() => unitsOf(1, 'XXX')).toThrow('No exchange rate'));

  // requirements/interfaces#jackpot-provider, per euro
  it.each([
    ['EUR', 1],
    ['CAD', 1.52],
    ['CHF', 0.94],
    ['USD', 1.1],
    ['NOK', 11.7],
    ['INR', 96],
    ['JPY', 165],
    ['ZAR', 19.8],
    ['NZD', 1.89],
    ['GBP', 0.86],
  ])('multiplies euros into %s by %d', (currency, rate) => {
    expect([multipliers()[currency], isRatedCurrency(currency), Object.keys(multipliers())]).toEqual([
      rate,
      true,
      ['EUR', 'CAD', 'CHF', 'USD', 'NOK', 'INR', 'JPY', 'ZAR', 'NZD', 'GBP'],
    ]);
  });
  it.each(['XXX', 'toString', ''])('throws for currency %j', (currency) => {
    expect(isRatedCurrency(currency)).toBe(false);
    expect(() => minorOf(1, currency)).toThrow(
      new RangeError(`No exchange rate is defined for ${currency}.`),
    );
  });

  // figures published on the terms page
  it.each([
    ['mega', 4_000, 5_000_000, 500_000],
    ['major', 1_500, 250_000, 50_000],
    ['minor', 1_000, 10_000, 2_000],
    ['shared', 1_000, 50_000, 10_000],
  ] as const)('matches the terms page for %s', (pot, shareBasisPoints, startCents, oneIn) => {
    expect(POT_TERMS[pot]).toEqual({ shareBasisPoints, startCents, oneIn });
    expect([startUnits(pot), lotsOf(pot)]).toEqual([startCents * 10_000, oneIn * 1_000_000]);
  });
  it('defines four pots, the shared one over 24 hours, in ten-thousandths of a cent', () =>
    expect([POT_IDS, SHARED_WINDOW_HOURS, UNITS_PER_CENT]).toEqual([
      ['mega', 'major', 'minor', 'shared'],
      24,
      10_000,
    ]));

  it.each([
    [10_000, { mega: 4_000, major: 1_500, minor: 1_000, shared: 1_000, reserve: 2_500 }],
    [9, { mega: 3, major: 1, minor: 0, shared: 0, reserve: 5 }],
    [-9, { mega: -3, major: -1, minor: 0, shared: 0, reserve: -5 }],
    [
      9_007_199_254_740_991,
      {
        mega: 3_602_879_701_896_396,
        major: 1_351_079_888_211_148,
        minor: 900_719_925_474_099,
        shared: 900_719_925_474_099,
        reserve: 2_251_799_813_685_249,
      },
    ],
    [0, { mega: 0, major: 0, minor: 0, shared: 0, reserve: 0 }],
  ])('divides %i units by the terms, the remainder going to the reserve', (units, parts) => {
    expect(Object.fromEntries(Object.entries(divide(units)).map(([pot, part]) => [pot, part + 0]))).toEqual(
      parts,
    );
  });

  it.each([
    [-1, 0],
    [-10_000, 0],
    [0, 0],
    [9_999, 0],
    [10_000, 1],
    [19_999, 1],
  ])('rounds %i units to %i whole cents', (units, cents) => expect(wholeCents(units)).toBe(cents));

  it('shows each pot and the total in whole cents', () => {
    expect(shownPots({ mega: 19_999, major: 29_999, minor: 10_000, shared: 2 })).toEqual([
      { id: 'total', current_value: 6 },
      { id: 'mega', current_value: 1 },
      { id: 'major', current_value: 2 },
      { id: 'minor', current_value: 1 },
      { id: 'shared', current_value: 0 },
    ]);
  });
});
