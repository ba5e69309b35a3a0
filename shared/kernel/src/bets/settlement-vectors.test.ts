import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TEST_SEED } from '@foyer/testing/effort';
import { SYSTEMS, type SystemName } from './bet-lines.ts';
import { partLinesOf, settleBet, type BetLeg, type LegResult, type SportsBet } from './bet-settlement.ts';

/*
 * Settlements that were computed by hand, and an oracle for all others. The oracle follows the rule books of bookmakers
 * and shares no code with the engine: it divides the stake of a selection into parts, each with the odds that it is paid
 * at, and adds the products of all combinations of parts.
 */

const won: LegResult = { status: 'WON' };
const lost: LegResult = { status: 'LOST' };
const isVoid: LegResult = { status: 'VOID' };
const halfWon: LegResult = { status: 'HALF_WON' };
const halfLost: LegResult = { status: 'HALF_LOST' };
const less = (deduction: number): LegResult => ({ status: 'WON', deduction });

interface Vector {
  readonly legs: readonly (BetLeg & LegResult)[];
  readonly sizes: readonly number[];
  readonly bankers?: readonly number[];
  readonly stakePerLine?: number;
}

function betOf({ legs, sizes, bankers = [], stakePerLine = 100 }: Vector): SportsBet {
  return {
    legs: legs.length,
    bankers,
    sizes,
    selections: legs.map(({ price, place }) => ({ price, place })),
    stakePerLine,
    isEachWay: legs.some(({ place }) => place),
  };
}

/** The same price for each of these results. */
const at = (price: number, ...results: readonly LegResult[]) =>
  results.map((result) => ({ price, ...result }));
const FIFTH = { numerator: 1, denominator: 5 };
const QUARTER = { numerator: 1, denominator: 4 };

/** The stake is 1.00 a line; the comment is the computation. */
const VECTORS: readonly [string, Vector, number][] = [
  [
    // 2 × 2 + 2 × 1 + 2 × 1 + 2 × 2 × 1
    'a Trixie with a half-won and a void selection',
    {
      legs: [
        { price: 2_000, ...won },
        { price: 3_000, ...halfWon },
        { price: 4_000, ...isVoid },
      ],
      sizes: [2, 3],
    },
    1_200,
  ],
  [
    // 0.5 + 3 + 1.64, 1.5 + 0.82 + 4.92, 2.46
    'a Patent with a half-lost selection and a deduction of 20 %',
    {
      legs: [
        { price: 2_500, ...halfLost },
        { price: 3_000, ...won },
        { price: 1_800, ...less(20) },
      ],
      sizes: [1, 2, 3],
    },
    1_484,
  ],
  [
    // 2.5 × 1, 2.5 × 3, 1 × 3, 2.5 × 1 × 3
    'a Yankee with a dead heat, a lost and a void selection',
    {
      legs: [
        { price: 5_000, status: 'WON', deadHeat: { places: 1, tied: 2 } },
        { price: 9_000, ...lost },
        { price: 2_000, ...isVoid },
        { price: 3_000, ...won },
      ],
      sizes: [2, 3, 4],
    },
    2_050,
  ],
  [
    // win: 6; places of 2, 3 and 1.75: 6.75 + (6 + 3.5 + 5.25) + 10.5
    'a Lucky 15 each way with a winner, two placed and a dead heat for the last place',
    {
      legs: [
        { price: 6_000, place: FIFTH, ...won },
        { price: 9_000, place: QUARTER, status: 'PLACED' },
        { price: 4_000, place: FIFTH, ...lost },
        { price: 11_000, place: QUARTER, status: 'PLACED', deadHeat: { places: 1, tied: 2 } },
      ],
      sizes: [1, 2, 3, 4],
    },
    3_800,
  ],
  [
    // (2.5 × 3 × 2 × 1.5 × 5) − 1 − 9
    'a Canadian with a void and a half-lost selection',
    {
      legs: [
        { price: 1_500, ...won },
        { price: 2_000, ...won },
        { price: 2_500, ...isVoid },
        { price: 3_000, ...halfLost },
        { price: 4_000, ...won },
      ],
      sizes: [2, 3, 4, 5],
    },
    10_250,
  ],
  [
    // a third of 7.00, rounded down; the other lines have a lost selection
    'a Lucky 31 of which one selection won in a dead heat of three',
    {
      legs: [
        { price: 7_000, status: 'WON', deadHeat: { places: 1, tied: 3 } },
        ...at(2_000, lost, lost, lost, lost),
      ],
      sizes: [1, 2, 3, 4, 5],
    },
    233,
  ],
  [
    // (3³ × 2.5 × 2²) − 1 − 9.5
    'a Heinz with a half-won and two void selections',
    { legs: at(2_000, won, won, won, halfWon, isVoid, isVoid), sizes: [2, 3, 4, 5, 6] },
    25_950,
  ],
  [
    // 6 × 50, 15 × 25, 20 × 12, 15 × 6, 6 × 3, 1
    'a Lucky 63 of half-lost selections, each line rounded down',
    {
      legs: at(3_000, halfLost, halfLost, halfLost, halfLost, halfLost, halfLost),
      sizes: [1, 2, 3, 4, 5, 6],
    },
    1_024,
  ],
  [
    // at 1.10: 21 × 121, 35 × 133, 35 × 146, 21 × 161, 7 × 177, 194
    'a Super Heinz with the highest deduction on each selection',
    { legs: at(2_000, ...Array.from({ length: 7 }, () => less(90))), sizes: [2, 3, 4, 5, 6, 7] },
    17_120,
  ],
  [
    // (3⁶ × 2) − 1 − 13
    'a Goliath with a lost and a void selection',
    { legs: at(2_000, won, won, won, won, won, won, isVoid, lost), sizes: [2, 3, 4, 5, 6, 7, 8] },
    144_400,
  ],
  [
    // 2 × (1.5 × 2 + 1.5 × 1 + 2 × 1)
    'two of three beside a banker',
    {
      legs: [
        { price: 2_000, ...won },
        { price: 1_500, ...won },
        { price: 3_000, ...halfWon },
        { price: 4_000, ...isVoid },
      ],
      bankers: [0],
      sizes: [2],
    },
    1_300,
  ],
  [
    // the void banker leaves the others as they are: 1.5 × 2
    'a void banker',
    {
      legs: [
        { price: 9_000, ...isVoid },
        { price: 1_500, ...won },
        { price: 2_000, ...won },
      ],
      bankers: [0],
      sizes: [2],
    },
    300,
  ],
  [
    // 1 + 4 × 0.75 = 4; 1 + 4 × 0.75 ÷ 4 = 1.75
    'each way with a deduction of 25 % on the win and on the place',
    { legs: [{ price: 5_000, place: QUARTER, ...less(25) }], sizes: [1] },
    575,
  ],
  [
    // 7 ÷ 2 and the whole place of 1 + 6 ÷ 4: two are tied for the first of three places
    'each way in a dead heat for the win',
    { legs: [{ price: 7_000, place: QUARTER, status: 'WON', deadHeat: { places: 1, tied: 2 } }], sizes: [1] },
    600,
  ],
];

describe('settlements computed by hand', () => {
  it.each(VECTORS)('%s', (_name, vector, returns) => {
    expect(settleBet(betOf(vector), vector.legs).returns).toBe(returns);
  });

  /** Bets of each system by the number of their selections, as the rule books list them. */
  it.each<[SystemName, readonly number[]]>([
    ['TRIXIE', [0, 3, 1]],
    ['PATENT', [3, 3, 1]],
    ['YANKEE', [0, 6, 4, 1]],
    ['LUCKY_15', [4, 6, 4, 1]],
    ['CANADIAN', [0, 10, 10, 5, 1]],
    ['LUCKY_31', [5, 10, 10, 5, 1]],
    ['HEINZ', [0, 15, 20, 15, 6, 1]],
    ['LUCKY_63', [6, 15, 20, 15, 6, 1]],
    ['SUPER_HEINZ', [0, 21, 35, 35, 21, 7, 1]],
    ['GOLIATH', [0, 28, 56, 70, 56, 28, 8, 1]],
  ])('a %s consists of the lines of the rule books', (name, counts) => {
    const { legs, sizes } = SYSTEMS[name];
    const lines = partLinesOf(betOf({ legs: at(2_000, ...Array<LegResult>(legs).fill(won)), sizes }));
    expect(
      counts.map((_count, index) => lines.filter((line) => line.legs.length === index + 1).length),
    ).toEqual(counts);
    expect(lines).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  });
});

/** A part of a stake: its share, and the odds at which it is paid, as whole numbers over a divisor. */
interface Portion {
  readonly units: bigint;
  readonly divisor: bigint;
}

/** The parts of a stake on a selection that are paid, by the rule books. */
function portionsOf({ price, place, ...result }: BetLeg & LegResult, isPlace: boolean): readonly Portion[] {
  const kept = BigInt(100 - (result.deduction ?? 0));
  const terms = isPlace && place ? place : { numerator: 1, denominator: 1 };
  // 1 + (price − 1) × kept × terms
  const divisor = 1_000n * 100n * BigInt(terms.denominator);
  const odds = divisor + BigInt(price - 1_000) * kept * BigInt(terms.numerator);
  const paid = (share: number, of: number): Portion => ({
    units: odds * BigInt(share),
    divisor: divisor * BigInt(of),
  });
  const back = (of: number): Portion => ({ units: 1n, divisor: BigInt(of) });
  if (result.status === 'LOST') return [];
  if (result.status === 'VOID') return [back(1)];
  if (result.status === 'HALF_LOST') return [back(2)];
  if (result.status === 'HALF_WON') return [paid(1, 2), back(2)];
  if (result.status === 'PLACED' && !isPlace) return [];
  const heat = result.status === 'WON' && isPlace ? result.placeDeadHeat : result.deadHeat;
  return [heat ? paid(heat.places, heat.tied) : paid(1, 1)];
}

/** The payout by the rule books: all subsets as bit masks, all combinations of portions, and each line rounded down. */
function oracle({ legs, sizes, bankers = [], stakePerLine = 100 }: Vector): number {
  let total = 0n;
  const fixed = bankers.reduce((mask, leg) => mask | (1 << leg), 0);
  const isEachWay = legs.some(({ place }) => place);
  for (let mask = 1; mask < 1 << legs.length; mask += 1) {
    const chosen = legs.filter((_leg, index) => (mask & (1 << index)) !== 0);
    if ((mask & fixed) !== fixed || !sizes.includes(chosen.length - bankers.length)) continue;
    const parts = isEachWay && chosen.every(({ place }) => place) ? [false, true] : [false];
    for (const isPlace of parts) {
      let combined: readonly Portion[] = [{ units: BigInt(stakePerLine), divisor: 1n }];
      for (const leg of chosen)
        combined = combined.flatMap((before) =>
          portionsOf(leg, isPlace).map(({ units, divisor }) => ({
            units: before.units * units,
            divisor: before.divisor * divisor,
          })),
        );
      const divisor = combined.reduce((product, portion) => product * portion.divisor, 1n);
      const units = combined.reduce((sum, portion) => sum + (portion.units * divisor) / portion.divisor, 0n);
      total += units / divisor;
    }
  }
  return Number(total);
}

const matchResult = fc.constantFrom(won, lost, isVoid, halfWon, halfLost);
const heat = fc
  .integer({ min: 2, max: 4 })
  .chain((tied) => fc.record({ tied: fc.constant(tied), places: fc.integer({ min: 1, max: tied - 1 }) }));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const fieldResult = fc.record({
  status: fc.constantFrom('WON' as const, 'PLACED' as const, 'LOST' as const, 'VOID' as const),
  deadHeat: optional(heat),
  placeDeadHeat: optional(heat),
  deduction: optional(fc.constantFrom(5, 10, 25, 55, 90)),
});
const price = fc.integer({ min: 1_001, max: 99_999 });
const matchLeg = fc.tuple(price, matchResult).map(([odds, result]) => ({ price: odds, ...result }));
const fieldLeg = fc
  .tuple(price, fieldResult, fc.constantFrom(FIFTH, QUARTER))
  .map(([odds, result, place]) => ({ price: odds, place, ...result }));
const anyLeg = fc.oneof(matchLeg, fieldLeg);
const stakes = fc.integer({ min: 1, max: 500_000 });

const check = (vectors: fc.Arbitrary<Vector>, numRuns: number): void =>
  fc.assert(
    fc.property(vectors, (vector) => {
      const bet = betOf(vector);
      fc.pre(!bet.isEachWay || partLinesOf(bet).some(({ part }) => part === 'PLACE'));
      expect(settleBet(bet, vector.legs).returns).toBe(oracle(vector));
    }),
    { seed: TEST_SEED, numRuns },
  );

describe(`settlement beside the oracle (FOYER_SEED=${TEST_SEED})`, () => {
  it.each(Object.entries(SYSTEMS))('pays a %s as the rule books do', (_name, { legs, sizes }) => {
    const few = legs > 6 ? 10 : 60;
    const legsOf = (leg: fc.Arbitrary<BetLeg & LegResult>) =>
      fc.array(leg, { minLength: legs, maxLength: legs });
    for (const leg of [matchLeg, fieldLeg, anyLeg])
      check(fc.record({ legs: legsOf(leg), sizes: fc.constant([...sizes]), stakePerLine: stakes }), few);
  });

  it('pays n of m with bankers as the rule books do', () => {
    const vectors = fc.array(anyLeg, { minLength: 2, maxLength: 7 }).chain((legs) =>
      fc
        .subarray(
          legs.map((_leg, index) => index),
          { maxLength: legs.length - 1 },
        )
        .chain((bankers) =>
          fc.record({
            legs: fc.constant(legs),
            bankers: fc.constant(bankers),
            sizes: fc.subarray(
              Array.from({ length: legs.length - bankers.length }, (_item, index) => index + 1),
              { minLength: 1 },
            ),
            stakePerLine: stakes,
          }),
        ),
    );
    check(vectors, 200);
  });
});
