import { describe, expect, it } from '@jest/globals';
import { TEST_SEED } from '@foyer/testing/effort';
import fc from 'fast-check';
import { settleBet, type LegResult } from './bet-settlement.ts';
import {
  areRelatedEvents,
  decideField,
  deductionFor,
  outrightId,
  outrightOf,
  parseOrder,
  RUNNERS,
  type AcceptedField,
  type FieldResult,
} from './field.ts';

const ACCEPTED_AT = 1_000;
const THREE = { numerator: 1, denominator: 5, places: 3 };

/** Positions of r1, r2, …; the eighth runner was withdrawn. */
function field(
  positions: readonly (number | null)[],
  deductions: readonly (readonly [at: number, percent: number])[] = [],
): FieldResult {
  return {
    runners: positions.map((position, index) => ({
      runner: RUNNERS[index] ?? 'r1',
      name: `Runner ${index + 1}`,
      position,
    })),
    withdrawn: deductions.map(([at, deduction]) => ({
      runner: 'r8',
      name: 'Runner 8',
      at,
      deduction,
      placeDeduction: deduction / 5,
    })),
  };
}

const selected = (outcome: string, change: Partial<AcceptedField> = {}): AcceptedField => ({
  kind: 'fieldWinner',
  line: null,
  outcome,
  acceptedAt: ACCEPTED_AT,
  ...change,
});
const eachWay = (outcome: string, terms = THREE): AcceptedField => selected(outcome, { terms });
const place = (outcome: string, places: number): AcceptedField =>
  selected(outcome, { kind: 'fieldPlace', line: places * 100 });

/** Decided by hand. */
const GOLDEN: readonly [string, AcceptedField, FieldResult | null, LegResult][] = [
  ['the winner', selected('r1'), field([1, 2, 3]), { status: 'WON' }],
  ['the second on the win', selected('r2'), field([1, 2, 3]), { status: 'LOST' }],
  ['the second each way', eachWay('r2'), field([1, 2, 3, 4]), { status: 'PLACED' }],
  ['the fourth each way', eachWay('r4'), field([1, 2, 3, 4]), { status: 'LOST' }],
  ['a runner that did not finish', eachWay('r3'), field([1, 2, null]), { status: 'LOST' }],
  ['a withdrawn runner', selected('r8'), field([1, 2], [[2_000, 20]]), { status: 'VOID' }],
  ['a contest without an order', selected('r1'), null, { status: 'VOID' }],
  [
    'a dead heat for the win',
    selected('r2'),
    field([1, 1, 3]),
    { status: 'WON', deadHeat: { places: 1, tied: 2 } },
  ],
  [
    'a dead heat of three for the win, each way with two places',
    eachWay('r2', { ...THREE, places: 2 }),
    field([1, 1, 1, 4]),
    { status: 'WON', deadHeat: { places: 1, tied: 3 }, placeDeadHeat: { places: 2, tied: 3 } },
  ],
  [
    'a dead heat for the win, each way with three places',
    eachWay('r2'),
    field([1, 1, 3]),
    { status: 'WON', deadHeat: { places: 1, tied: 2 } },
  ],
  [
    'a dead heat for the third place',
    eachWay('r4'),
    field([1, 2, 3, 3]),
    { status: 'PLACED', deadHeat: { places: 1, tied: 2 } },
  ],
  ['a dead heat for the second of three places', eachWay('r2'), field([1, 2, 2, 4]), { status: 'PLACED' }],
  ['a place', place('r3', 3), field([1, 2, 3]), { status: 'WON' }],
  ['no place', place('r3', 2), field([1, 2, 3]), { status: 'LOST' }],
  [
    'a dead heat of two for the last place',
    place('r3', 2),
    field([1, 2, 2]),
    { status: 'WON', deadHeat: { places: 1, tied: 2 } },
  ],
  [
    'a withdrawal after the bet',
    selected('r1'),
    field([1, 2], [[2_000, 20]]),
    { status: 'WON', deduction: 20 },
  ],
  ['a withdrawal before the bet', selected('r1'), field([1, 2], [[1_000, 20]]), { status: 'WON' }],
  [
    'two withdrawals',
    selected('r1'),
    field(
      [1, 2],
      [
        [2_000, 20],
        [3_000, 15],
      ],
    ),
    { status: 'WON', deduction: 35 },
  ],
  [
    'withdrawals of more than the highest deduction',
    selected('r1'),
    field(
      [1, 2],
      [
        [2_000, 75],
        [3_000, 75],
      ],
    ),
    { status: 'WON', deduction: 90 },
  ],
  ['a withdrawal and a place', place('r2', 2), field([1, 2], [[2_000, 20]]), { status: 'WON', deduction: 4 }],
];

describe('decideField', () => {
  it.each(GOLDEN)('decides %s', (_name, selection, result, decided) => {
    expect(decideField(selection, result)).toEqual(decided);
  });

  it('divides one stake for each place, however many runners are tied', () => {
    const tied = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 10 });
    fc.assert(
      fc.property(tied, fc.integer({ min: 1, max: 3 }), (groups, places) => {
        // groups of tied runners: 2, 1 gives the positions 1, 1, 3
        const positions = groups.flatMap((size, index) => {
          const before = groups.slice(0, index).reduce((sum, other) => sum + other, 0);
          return Array<number>(size).fill(before + 1);
        });
        const result = field(positions.slice(0, RUNNERS.length));
        const paid = result.runners.reduce((sum, { runner }) => {
          const { status, deadHeat } = decideField(place(runner, places), result);
          return status === 'WON' ? sum + (deadHeat ? deadHeat.places / deadHeat.tied : 1) : sum;
        }, 0);
        expect(paid).toBeCloseTo(places, 9);
      }),
      { seed: TEST_SEED },
    );
  });
});

describe('deductionFor', () => {
  // The scale of Rule 4(c) in decimal odds: 1/9, 2/11, 1/4, 3/10, 2/5, 8/15, 8/13, 4/5, 20/21, 6/5, 6/4, 7/4, 9/4, 3/1, 4/1, 11/2, 9/1, 14/1.
  it.each([
    [1_110, 90],
    [1_180, 85],
    [1_250, 80],
    [1_300, 75],
    [1_400, 70],
    [1_530, 65],
    [1_610, 60],
    [1_800, 55],
    [1_950, 50],
    [2_000, 45],
    [2_200, 45],
    [2_500, 40],
    [2_750, 35],
    [3_250, 30],
    [4_000, 25],
    [5_000, 20],
    [6_500, 15],
    [10_000, 10],
    [15_000, 5],
    [15_500, 0],
  ])('is the standard scale: at %i, %i percent', (price, percent) => {
    expect(deductionFor(price)).toBe(percent);
  });
});

/** Computed by hand: stake of a line 10.00, prices, results; returns in cents. */
const PAYOUTS: readonly [string, readonly AcceptedField[], readonly number[], FieldResult, number][] = [
  // win 10 × (1 + 5 × 1/2 of the stake): 10 × 6 / 2 = 30; place 10 × (1 + 5/5) = 20
  ['each way at 6.0, dead heat for the win', [eachWay('r1')], [6_000], field([1, 1, 3]), 5_000],
  // win 10 × (1 + 5 × 0.85) = 52.50; place 10 × (1 + 5 × 0.85 / 5) = 18.50
  ['each way at 6.0, deduction of 15 %', [eachWay('r1')], [6_000], field([1, 2, 3], [[2_000, 15]]), 7_100],
  // place 10 × (1 + 5 × 0.85 / 5) / 2 = 9.25
  [
    'each way at 6.0, deduction of 15 %, dead heat for the third place',
    [eachWay('r3')],
    [6_000],
    field([1, 2, 3, 3], [[2_000, 15]]),
    925,
  ],
  // win lost; place 10 × 2 × 2.6
  [
    'an each-way double, both placed',
    [eachWay('r2'), eachWay('r3')],
    [6_000, 9_000],
    field([1, 2, 3]),
    5_200,
  ],
  // win 10 × 6 = 60 for the double with a void leg; place 10 × 2
  [
    'an each-way double with a non-runner',
    [eachWay('r1'), eachWay('r8')],
    [6_000, 9_000],
    field([1, 2, 3]),
    8_000,
  ],
];

describe('payouts of contests', () => {
  it.each(PAYOUTS)('pays %s', (_name, selections, prices, result, returns) => {
    const bet = {
      legs: selections.length,
      bankers: [],
      sizes: [selections.length],
      selections: selections.map(({ terms }, index) => ({ price: prices[index] ?? 0, place: terms })),
      stakePerLine: 1_000,
      isEachWay: true,
    };
    const settled = settleBet(
      bet,
      selections.map((selection) => decideField(selection, result)),
    );
    expect(settled.returns).toBe(returns);
    expect(settled.stake).toBe(2_000);
  });
});

describe('parseOrder', () => {
  it('reads positions with ties', () => {
    expect(parseOrder('3, 1=5 ,2')).toEqual([
      { runner: 'r3', position: 1 },
      { runner: 'r1', position: 2 },
      { runner: 'r5', position: 2 },
      { runner: 'r2', position: 4 },
    ]);
  });

  it.each(['', '3, 3', '0, 1', '25', '1, , 2', 'r1', '1 2'])('refuses "%s"', (text) => {
    expect(parseOrder(text)).toBeUndefined();
  });
});

describe('events of contests', () => {
  it('names the winner of a season as no match is named', () => {
    expect(outrightId('hal', 143)).toBe('hal03z');
    expect(outrightOf('hal03z')).toEqual({ competition: 'hal', season: 143 });
  });

  it.each(['hal73lk', 'hal0', 'hal00', 'brkg1ei', 'HAL03Z'])('does not take %s for one', (id) => {
    expect(outrightOf(id)).toBeUndefined();
  });

  it.each([
    ['hal73lk', 'hal73lk', true],
    ['hal73lk', 'hal73lm', false],
    ['hal73lk', 'hal03z', true],
    ['hal03z', 'hal73lk', true],
    ['mer73lk', 'hal03z', false],
    ['brkg1ei', 'brkg1ej', false],
  ])('relates %s and %s: %s', (one, other, isRelated) => {
    expect(areRelatedEvents(one, other)).toBe(isRelated);
  });
});
