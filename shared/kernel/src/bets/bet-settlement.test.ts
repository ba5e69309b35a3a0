import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TEST_SEED } from '@foyer/testing/effort';
import { SYSTEMS, type SystemName } from './bet-lines.ts';
import {
  partLinesOf,
  settleBet,
  stakeOf,
  type BetLeg,
  type LegResult,
  type SportsBet,
} from './bet-settlement.ts';

const won: LegResult = { status: 'WON' };
const lost: LegResult = { status: 'LOST' };
const isVoid: LegResult = { status: 'VOID' };

/** All selections in one multiple, unless `sizes` says otherwise; the stake is 1.00 a line. */
function bet(prices: readonly number[], change: Partial<SportsBet> = {}): SportsBet {
  return {
    legs: prices.length,
    bankers: [],
    sizes: [prices.length],
    selections: prices.map((price) => ({ price })),
    stakePerLine: 100,
    isEachWay: false,
    ...change,
  };
}

const system = (name: SystemName, prices: readonly number[]): SportsBet =>
  bet(prices, { sizes: SYSTEMS[name].sizes });

const eachWay = (legs: readonly BetLeg[], stakePerLine: number): SportsBet =>
  bet(
    legs.map(({ price }) => price),
    { selections: legs, stakePerLine, isEachWay: true },
  );

const FIFTH = { numerator: 1, denominator: 5 };
const QUARTER = { numerator: 1, denominator: 4 };

/** Computed by hand from the rules of bookmakers. */
const GOLDEN: readonly [string, SportsBet, readonly LegResult[], number][] = [
  ['a single that won', bet([2_500]), [won], 250],
  ['a single that lost', bet([2_500]), [lost], 0],
  ['a void single', bet([2_500]), [isVoid], 100],
  ['a double', bet([2_000, 1_900]), [won, won], 380],
  ['a double with a void selection', bet([2_000, 1_900]), [isVoid, won], 190],
  ['a double with a lost selection', bet([2_000, 1_900]), [won, lost], 0],
  ['a single, half lost', bet([1_900]), [{ status: 'HALF_LOST' }], 50],
  ['a single, half won', bet([1_900]), [{ status: 'HALF_WON' }], 145],
  ['a double with a half-won selection', bet([2_000, 1_900]), [won, { status: 'HALF_WON' }], 290],
  ['two half-lost selections', bet([2_000, 1_900]), [{ status: 'HALF_LOST' }, { status: 'HALF_LOST' }], 25],
  ['a Trixie of 2, 3 and 4, all won', system('TRIXIE', [2_000, 3_000, 4_000]), [won, won, won], 5_000],
  ['a Trixie without the last', system('TRIXIE', [2_000, 3_000, 4_000]), [won, won, lost], 600],
  ['a Trixie with a void selection', system('TRIXIE', [2_000, 3_000, 4_000]), [won, isVoid, won], 2_200],
  [
    'a Lucky 15 of 2.5, 3, 4 and 5, first and last won',
    system('LUCKY_15', [2_500, 3_000, 4_000, 5_000]),
    [won, lost, lost, won],
    2_000,
  ],
  ...(
    [
      ['TRIXIE', 2_000],
      ['PATENT', 2_600],
      ['YANKEE', 7_200],
      ['LUCKY_15', 8_000],
      ['CANADIAN', 23_200],
      ['LUCKY_31', 24_200],
      ['HEINZ', 71_600],
      ['LUCKY_63', 72_800],
      ['SUPER_HEINZ', 217_200],
      ['GOLIATH', 654_400],
    ] as const
  ).map(([name, returns]): [string, SportsBet, readonly LegResult[], number] => {
    const { legs } = SYSTEMS[name];
    return [
      `a ${name} at even money`,
      system(name, Array<number>(legs).fill(2_000)),
      Array<LegResult>(legs).fill(won),
      returns,
    ];
  }),
  ['each way at 6.0, won', eachWay([{ price: 6_000, place: FIFTH }], 1_000), [won], 8_000],
  [
    'each way at 6.0, placed',
    eachWay([{ price: 6_000, place: FIFTH }], 1_000),
    [{ status: 'PLACED' }],
    2_000,
  ],
  ['each way at 6.0, lost', eachWay([{ price: 6_000, place: FIFTH }], 1_000), [lost], 0],
  ['each way at 6.0, withdrawn', eachWay([{ price: 6_000, place: FIFTH }], 1_000), [isVoid], 2_000],
  [
    'an each-way double, both placed',
    eachWay(
      [
        { price: 6_000, place: FIFTH },
        { price: 9_000, place: QUARTER },
      ],
      100,
    ),
    [{ status: 'PLACED' }, { status: 'PLACED' }],
    600,
  ],
  [
    'a dead heat of two for one place',
    bet([5_000]),
    [{ status: 'WON', deadHeat: { places: 1, tied: 2 } }],
    250,
  ],
  [
    'each way, a dead heat of two for the win',
    eachWay([{ price: 5_000, place: QUARTER }], 100),
    [{ status: 'WON', deadHeat: { places: 1, tied: 2 } }],
    450,
  ],
  [
    'each way, a dead heat of three for two places',
    eachWay([{ price: 7_000, place: QUARTER }], 300),
    [{ status: 'PLACED', deadHeat: { places: 2, tied: 3 } }],
    500,
  ],
  [
    'each way, a dead heat of three for the win and two places',
    eachWay([{ price: 7_000, place: QUARTER }], 300),
    [{ status: 'WON', deadHeat: { places: 1, tied: 3 }, placeDeadHeat: { places: 2, tied: 3 } }],
    // 300 × 7 / 3 and 300 × 2.5 × 2 / 3
    1_200,
  ],
  [
    'a double and two singles with one selection each way, which won',
    {
      ...eachWay([{ price: 6_000, place: FIFTH }, { price: 2_000 }], 100),
      sizes: [1, 2],
    },
    // 600 + 200 + 1,200, and 200 for the place of the first single
    [won, won],
    2_200,
  ],
  ['a deduction of 25 % for a withdrawn runner', bet([5_000]), [{ status: 'WON', deduction: 25 }], 400],
  ['a deduction does not touch a returned stake', bet([5_000]), [{ status: 'VOID', deduction: 25 }], 100],
  ['a line is rounded down', bet([1_333], { stakePerLine: 10 }), [won], 13],
  [
    'each line is rounded down before the sum',
    bet([1_333, 1_333, 1_333], { sizes: [1], stakePerLine: 10 }),
    [won, won, won],
    39,
  ],
];

describe('settlement of a bet', () => {
  it.each(GOLDEN)('%s', (_name, golden, results, returns) => {
    expect(settleBet(golden, results).returns).toBe(returns);
  });

  it('states the lines, which a player can read', () => {
    const { lines, stake } = settleBet(bet([2_000, 3_000, 4_000], { sizes: [2] }), [won, lost, won]);
    expect(stake).toBe(300);
    expect(lines.map(({ legs, returns }) => [legs, returns])).toEqual([
      [[0, 1], 0],
      [[0, 2], 800],
      [[1, 2], 0],
    ]);
  });

  it('has a place line for each line whose selections are all each way', () => {
    const patent = bet([6_000, 4_000, 2_000], {
      sizes: [1, 2, 3],
      selections: [{ price: 6_000, place: FIFTH }, { price: 4_000, place: FIFTH }, { price: 2_000 }],
      isEachWay: true,
    });
    expect(stakeOf(patent)).toBe(1_000);
    const places = settleBet(patent, [won, won, won]).lines.filter(({ part }) => part === 'PLACE');
    expect(places.map(({ legs }) => legs)).toEqual([[0], [1], [0, 1]]);
  });

  it('is not final while a selection is open, but a lost one already decides its lines', () => {
    const open = settleBet(bet([2_000, 3_000, 4_000], { sizes: [2] }), [lost, undefined, won]);
    expect(open.returns).toBeUndefined();
    expect(open.possibleReturns).toBe(1_200);
    expect(open.lines.map(({ returns }) => returns)).toEqual([0, 0, undefined]);
    expect(settleBet(bet([2_000, 3_000]), [lost, undefined]).returns).toBe(0);
  });

  it('refuses results that do not belong to the selections, and each way without place terms', () => {
    expect(() => settleBet(bet([2_000]), [])).toThrow(RangeError);
    expect(() => settleBet(bet([2_000], { legs: 2 }), [won, won])).toThrow(RangeError);
    expect(() => settleBet(bet([2_000], { isEachWay: true }), [won])).toThrow(RangeError);
  });
});

const anyResult = fc.constantFrom<LegResult>(
  won,
  lost,
  isVoid,
  { status: 'HALF_WON' },
  { status: 'HALF_LOST' },
  { status: 'WON', deadHeat: { places: 1, tied: 2 } },
  { status: 'WON', deduction: 10 },
  { status: 'PLACED', deadHeat: { places: 1, tied: 2 }, deduction: 15 },
  { status: 'WON', deadHeat: { places: 1, tied: 3 }, placeDeadHeat: { places: 2, tied: 3 } },
);
const anyBet = fc
  .array(fc.tuple(fc.integer({ min: 1_001, max: 50_000 }), anyResult), { minLength: 1, maxLength: 6 })
  .chain((legs) =>
    fc.record({
      legs: fc.constant(legs),
      sizes: fc.subarray(
        legs.map((_leg, index) => index + 1),
        { minLength: 1 },
      ),
      stakePerLine: fc.integer({ min: 1, max: 1_000_000 }),
    }),
  );

describe(`settlement of any bet (FOYER_SEED=${TEST_SEED})`, () => {
  const check = (holds: (placed: SportsBet, results: readonly LegResult[]) => void): void =>
    fc.assert(
      fc.property(anyBet, ({ legs, sizes, stakePerLine }) =>
        holds(
          bet(
            legs.map(([price]) => price),
            { sizes, stakePerLine },
          ),
          legs.map(([, result]) => result),
        ),
      ),
      { seed: TEST_SEED },
    );

  it('equals the sum of its lines as separate bets', () =>
    check((placed, results) => {
      const separate = settleBet(placed, results).lines.map(({ legs }) => {
        const line = bet(
          legs.map((leg) => placed.selections[leg]?.price ?? 0),
          { stakePerLine: placed.stakePerLine },
        );
        return (
          settleBet(
            line,
            legs.map((leg) => results[leg]),
          ).returns ?? Number.NaN
        );
      });
      expect(settleBet(placed, results).returns).toBe(separate.reduce((sum, amount) => sum + amount, 0));
    }));

  it('does not depend on the order in which results arrive', () =>
    check((placed, results) => {
      const known: (LegResult | undefined)[] = results.map(() => undefined);
      let possible = settleBet(placed, known).possibleReturns;
      for (const index of results.keys()) {
        known[results.length - 1 - index] = results[results.length - 1 - index];
        const next = settleBet(placed, known).possibleReturns;
        expect(next).toBeLessThanOrEqual(possible);
        possible = next;
      }
      expect(settleBet(placed, known)).toEqual(settleBet(placed, results));
    }));

  it('stakes each line once, and returns the stake when everything is void', () =>
    check((placed) => {
      const settled = settleBet(
        placed,
        placed.selections.map(() => isVoid),
      );
      expect([settled.stake, settled.returns]).toEqual([stakeOf(placed), stakeOf(placed)]);
    }));
});

/** Singles, multiples and systems with some selections each way. */
const anyEachWayBet = anyBet.chain(({ legs, sizes, stakePerLine }) =>
  fc.record({
    placed: fc
      .array(fc.option(fc.constantFrom(FIFTH, QUARTER), { nil: undefined }), {
        minLength: legs.length,
        maxLength: legs.length,
      })
      .map((places) => ({
        ...bet(legs.map(([price]) => price)),
        sizes,
        stakePerLine,
        isEachWay: true,
        selections: legs.map(([price], index) => ({ price, place: places[index] })),
      })),
    results: fc.constant(legs.map(([, result]) => result)),
  }),
);

describe(`settlement of any each-way bet (FOYER_SEED=${TEST_SEED})`, () => {
  const check = (holds: (placed: SportsBet, results: readonly LegResult[]) => void): void =>
    fc.assert(
      fc.property(anyEachWayBet, ({ placed, results }) => {
        fc.pre(partLinesOf(placed).some(({ part }) => part === 'PLACE'));
        holds(placed, results);
      }),
      { seed: TEST_SEED },
    );

  it('equals the same bet on the win, and one on the places at their share of the odds', () =>
    check((placed, results) => {
      const settled = settleBet(placed, results);
      const win = settleBet({ ...placed, isEachWay: false }, results);
      const places = settled.lines.filter(({ part }) => part === 'PLACE');
      const sum = places.reduce((total, { returns }) => total + (returns ?? Number.NaN), 0);
      expect(settled.returns).toBe((win.returns ?? Number.NaN) + sum);
      expect(settled.stake).toBe(stakeOf(placed));
    }));

  it('does not depend on the order in which results arrive, and is the same when settled again', () =>
    check((placed, results) => {
      const known: (LegResult | undefined)[] = results.map(() => undefined);
      for (const index of results.keys())
        known[results.length - 1 - index] = results[results.length - 1 - index];
      expect(settleBet(placed, known)).toEqual(settleBet(placed, results));
    }));

  it('returns the stake when everything is void', () =>
    check((placed) => {
      const settled = settleBet(
        placed,
        placed.selections.map(() => isVoid),
      );
      expect(settled.returns).toBe(settled.stake);
    }));
});
