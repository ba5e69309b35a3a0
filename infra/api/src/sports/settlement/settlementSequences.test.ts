import { describe, expect, it } from '@jest/globals';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { balanceOf, ledgerFaults, openLedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import type { OfferedBoost } from '../boosts/boostRules.ts';
import { cashOut } from '../cash-out/cashOut.ts';
import { placeBet } from '../placement/placeBet.ts';

const database = useDatabase(createRuledDatabase);
const FUNDS = 100_000;
const boostOf = (percent: number, maximum: number): OfferedBoost => ({
  id: 'sequence',
  percent,
  maximum,
  minimumSelections: 1,
  minimumPrice: 1,
  maximumStake: FUNDS,
  endsAt: '2099-01-01T00:00:00.000Z',
});

type Result = 'won' | 'lost' | 'void';

interface Sequence {
  readonly prices: readonly number[];
  readonly sizes: readonly number[];
  readonly stakePerLine: number;
  readonly boost?: OfferedBoost;
  /** Stake of a line that is cashed out before the results, and what it pays. */
  readonly part?: readonly [stakePerLine: number, paid: number];
  /** Results of the selections, then their corrections; with what the bet has paid in all afterwards. */
  readonly results: readonly (readonly [readonly Result[], number])[];
}

/** Computed by hand, minor units. */
const SEQUENCES: readonly [string, Sequence][] = [
  [
    'a Trixie whose last selection is corrected twice',
    {
      prices: [2_000, 3_000, 4_000],
      sizes: [2, 3],
      stakePerLine: 1_000,
      results: [
        // 6 + 8 + 12 + 24
        [['won', 'won', 'won'], 50_000],
        [['won', 'won', 'lost'], 6_000],
        // 6 + 2 + 3 + 6
        [['won', 'won', 'void'], 17_000],
      ],
    },
  ],
  [
    'a Lucky 15 with a void selection that is corrected to lost',
    {
      prices: [2_000, 2_000, 2_000, 2_000],
      sizes: [1, 2, 3, 4],
      stakePerLine: 100,
      results: [
        // 3 × 2 × 1 × 3 − 1
        [['won', 'void', 'lost', 'won'], 1_700],
        [['won', 'void', 'won', 'won'], 5_300],
        [['won', 'lost', 'won', 'won'], 2_600],
      ],
    },
  ],
  [
    'a single of which a part was cashed out',
    {
      prices: [2_000],
      sizes: [1],
      stakePerLine: 1_000,
      // 10.00 ÷ 1.05 × 0.95 is 9.04, and 4.00 of 10.00 of it 3.61
      part: [400, 361],
      results: [
        [['won'], 1_561],
        [['lost'], 361],
        [['void'], 961],
        [['won'], 1_561],
      ],
    },
  ],
  [
    'a treble with a profit boost of 20 %, 5.00 at most',
    {
      prices: [2_000, 2_000, 1_500],
      sizes: [3],
      stakePerLine: 1_000,
      boost: boostOf(20, 500),
      results: [
        // 60.00, and a fifth of 50.00 is above the maximum
        [['won', 'won', 'won'], 6_500],
        // 30.00 and a fifth of 20.00
        [['void', 'won', 'won'], 3_400],
        [['lost', 'won', 'won'], 0],
        // the stake alone has no profit
        [['void', 'void', 'void'], 1_000],
      ],
    },
  ],
  [
    'a boosted single of which half was cashed out',
    {
      prices: [3_000],
      sizes: [1],
      stakePerLine: 1_000,
      boost: boostOf(50, 10_000),
      part: [500, 452],
      results: [
        // 5.00 × 3, and half of its profit of 10.00
        [['won'], 2_452],
        [['void'], 952],
        [['lost'], 452],
        [['won'], 2_452],
      ],
    },
  ],
];

let match = 0;

describe('a bet from its stake to the last correction', () => {
  it.each(SEQUENCES)('pays what was computed by hand: %s', async (_name, sequence) => {
    const { prices, sizes, stakePerLine, boost, part, results } = sequence;
    const world = createSportsWorld(database.pool);
    const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
    const events = prices.map(() => `seq${(match += 1)}`);
    for (const [index, event] of events.entries()) world.setPrice(event, prices[index]);
    const { bet, refusals } = await placeBet(
      world.deps,
      { ...player, boosts: boost ? [boost] : [] },
      {
        selections: events.map((event, index) => ({
          event,
          kind: 'winner',
          line: null,
          outcome: 'home',
          price: prices[index] ?? 0,
        })),
        bankers: [],
        sizes,
        stakePerLine,
        priceChanges: 'NONE',
        boost: boost?.id,
      },
      crypto.randomUUID(),
    );
    if (!bet) throw new Error(`The bet was refused: ${refusals.join()}.`);
    const paid = async (): Promise<number> =>
      (await balanceOf(database.pool, player.playerId)) - (FUNDS - bet.stake);
    if (part) {
      const [stake, amount] = part;
      const request = { betId: bet.id, amount, part: stake, key: crypto.randomUUID() };
      expect(await cashOut(world.deps, player.playerId, request)).toMatchObject({ bet: { status: 'OPEN' } });
      expect(await paid()).toBe(amount);
    }
    for (const [index, [outcomes, returns]] of results.entries()) {
      for (const [leg, event] of events.entries()) {
        const outcome = outcomes[leg];
        world.setResult(event, {
          number: index + 1,
          home: outcome === 'won' ? 1 : 0,
          away: outcome === 'lost' ? 1 : 0,
          ...(outcome === 'void' && { status: 'VOID', reason: 'ABANDONED' }),
        });
      }
      await world.settle();
      expect(await paid()).toBe(returns);
      // once more changes nothing
      await world.settle();
      expect(await paid()).toBe(returns);
    }
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });
});
