import { describe, expect, it } from '@jest/globals';
import { placedBet } from '../../placement/placedBet.fixture.ts';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { explainBet } from './explainBet.ts';

type Leg = PlacedBetFragment['legs'][number];
const [leg] = placedBet().legs;
const legs = (...results: readonly (readonly [number, Leg['result']])[]): readonly Leg[] =>
  results.flatMap(([price, result]) => (leg ? { ...leg, price, result } : []));

describe('explainBet', () => {
  it('lists the lines of a Trixie with their factors, and their sum is the payout', () => {
    const lines = explainBet(
      placedBet({
        legs: legs([2_000, 'WON'], [3_000, 'VOID'], [4_000, 'LOST']),
        sizes: [2, 3],
        stakePerLine: 100,
      }),
    );
    expect(lines).toEqual([
      { legs: [0, 1], factors: [2_000, 1_000], returns: 200 },
      { legs: [0, 2], factors: [2_000, 0], returns: 0 },
      { legs: [1, 2], factors: [1_000, 0], returns: 0 },
      { legs: [0, 1, 2], factors: [2_000, 1_000, 0], returns: 0 },
    ]);
  });

  it('splits the stake of quarter lines into two halves', () => {
    const lines = explainBet(
      placedBet({ legs: legs([1_905, 'HALF_WON'], [1_800, 'HALF_LOST']), sizes: [1], stakePerLine: 1_000 }),
    );
    expect(lines).toEqual([
      { legs: [0], factors: [1_452.5], returns: 1_452 },
      { legs: [1], factors: [500], returns: 500 },
    ]);
  });

  it('combines each line with the bankers, and uses the stake that was not cashed out', () => {
    const lines = explainBet(
      placedBet({
        legs: legs([2_000, 'WON'], [3_000, 'WON'], [4_000, 'LOST']),
        bankers: [0],
        sizes: [1],
        stakePerLine: 100,
        cashedOutPerLine: 40,
      }),
    );
    expect(lines).toEqual([
      { legs: [0, 1], factors: [2_000, 3_000], returns: 360 },
      { legs: [0, 2], factors: [2_000, 0], returns: 0 },
    ]);
  });

  it('has the win and the place of an each-way bet, with deduction and dead heat', () => {
    const lines = explainBet(
      placedBet({
        legs: legs([6_000, 'WON']).map((one) => ({
          ...one,
          eachWay: { __typename: 'SportsEachWayTerms', numerator: 1, denominator: 5, places: 2 },
          deadHeat: { __typename: 'SportsDeadHeat', places: 1, tied: 3 },
          placeDeadHeat: { __typename: 'SportsDeadHeat', places: 2, tied: 3 },
          deduction: 15,
        })),
        sizes: [1],
        stakePerLine: 1_000,
      }),
    );
    expect(lines).toMatchObject([
      // 10 × (1 + 5 × 0.85) / 3 = 17.50
      {
        part: 'WIN',
        legs: [0],
        factors: [{ winnings: 5_000, percent: 85, deadHeat: { places: 1, tied: 3 } }],
        returns: 1_750,
      },
      // 10 × (1 + 5 × 0.85 / 5) × 2 / 3 = 12.33
      {
        part: 'PLACE',
        legs: [0],
        factors: [
          {
            winnings: 5_000,
            percent: 85,
            terms: { numerator: 1, denominator: 5 },
            deadHeat: { places: 2, tied: 3 },
          },
        ],
        returns: 1_233,
      },
    ]);
  });

  it('explains nothing while a selection is open', () => {
    expect(explainBet(placedBet({ legs: legs([2_000, 'WON'], [3_000, null]), sizes: [2] }))).toEqual([]);
  });
});
