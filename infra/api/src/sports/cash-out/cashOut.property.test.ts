import { describe, expect, it } from '@jest/globals';
import { settleBet } from '@foyer/kernel/bet-settlement';
import { partOfOffer, partsOf } from '@foyer/kernel/cash-out';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import fc from 'fast-check';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { testSeed } from '../../../test/seed.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { balanceOf, ledgerFaults, openLedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import { openStake, readBet, type BetRow } from '../betRows.ts';
import { cashOut, type CashOutRequest } from './cashOut.ts';
import { readOffers } from './offers.ts';

const database = useDatabase(createRuledDatabase);
const FUNDS = 1_000_000;
/** Minor units a line. */
const MIN_STAKE = 10;

const price = fc.integer({ min: 1_010, max: 9_000 });
const steps = fc.record({
  legs: fc.array(price, { minLength: 1, maxLength: 4 }),
  isSystem: fc.boolean(),
  stakePerLine: fc.integer({ min: 10, max: 3_000 }),
  parts: fc.array(fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), move: price }), {
    maxLength: 5,
  }),
  cashesOutRest: fc.boolean(),
  results: fc.array(fc.constantFrom(0, 1, 2), { minLength: 4, maxLength: 4 }),
  corrections: fc.array(fc.constantFrom(0, 1, 2), { minLength: 4, maxLength: 4 }),
});

let match = 0;

/** Wager of the ledger and the bet must agree about the money. */
async function moneyOf(bet: BetRow): Promise<{ readonly paid: number; readonly settled: number }> {
  const { rows } = await database.pool.query<{ paid: number; settled: number }>(
    `select paid, settled_stake as settled from api.wager where player_id = $1 and reference = $2`,
    [bet.player_id, bet.id],
  );
  const [row] = rows;
  if (!row) throw new Error('The bet has no wager.');
  return row;
}

function settled(bet: BetRow, scores: readonly number[]): number {
  const { returns } = settleBet(
    {
      legs: bet.legs.length,
      bankers: [],
      sizes: bet.sizes,
      selections: bet.legs.map(({ price: accepted }) => ({ price: accepted })),
      stakePerLine: openStake(bet),
      isEachWay: false,
    },
    bet.legs.map((_leg, index) => ({ status: (scores[index] ?? 0) > 0 ? 'WON' : 'LOST' })),
  );
  return returns ?? Number.NaN;
}

describe('any sequence of partial cash-outs', () => {
  it(
    `pays each part once, settles the exact rest and corrects it (seed ${testSeed})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async ({ legs, isSystem, stakePerLine, parts, ...end }) => {
          const world = createSportsWorld(database.pool);
          const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
          const read = async (): Promise<BetRow> => {
            const row = await readBet(database.pool, player.playerId, placed.id);
            if (!row) throw new Error('The bet is lost.');
            return row;
          };
          const twice = async (request: Omit<CashOutRequest, 'betId' | 'key'>) => {
            const sent = { ...request, betId: placed.id, key: crypto.randomUUID() };
            const answers = await Promise.all([1, 2].map(() => cashOut(world.deps, player.playerId, sent)));
            expect(answers.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
            // the prices move, and the answer was lost
            expect(await cashOut(world.deps, player.playerId, sent)).toMatchObject({
              bet: { id: placed.id },
            });
          };
          const events = legs.map(() => `p${(match += 1)}`);
          for (const [index, event] of events.entries()) world.setPrice(event, legs[index]);
          const sizes = isSystem ? legs.map((_leg, index) => index + 1) : [legs.length];
          const placed = await world.place(player, { events, sizes, stakePerLine });
          let paid = 0;
          for (const { share, move } of parts) {
            world.setPrice(events[0] ?? '', move);
            const bet = await read();
            const range = partsOf(openStake(bet), MIN_STAKE);
            const [offer] = await readOffers(world.deps, [bet]);
            if (!range || offer?.amount === undefined) continue;
            const part = range.minimum + Math.floor(share * (range.maximum - range.minimum));
            const whole = offer.amount;
            const exact = partOfOffer(whole, { stakePerLine: openStake(bet), part });
            // a share below one minor unit is refused
            if (exact === 0) continue;
            await twice({ amount: exact, part });
            paid += exact;
            const after = await read();
            const [rest] = await readOffers(world.deps, [after]);
            expect(after.cashed_out).toBe(paid);
            expect(exact + (rest?.amount ?? 0)).toBeLessThanOrEqual(whole);
            const { settled: settledStake } = await moneyOf(after);
            expect(settledStake + openStake(after) * after.lines).toBe(placed.stake);
          }
          expect((await moneyOf(placed)).paid).toBe(paid);
          if (end.cashesOutRest) {
            const [offer] = await readOffers(world.deps, [await read()]);
            if (offer?.amount !== undefined) {
              await twice({ amount: 1, part: undefined });
              const closed = await read();
              expect(closed).toMatchObject({ status: 'CASHED_OUT', returns: paid + offer.amount });
            }
          }
          for (const [number, scores] of [end.results, end.corrections].entries()) {
            const before = await read();
            for (const [index, event] of events.entries())
              world.setResult(event, { number: number + 1, home: scores[index] ?? 0, away: 0 });
            await Promise.all([world.settle(), world.settle()]);
            const after = await read();
            if (before.status !== 'CASHED_OUT')
              expect(after).toMatchObject({ status: 'SETTLED', returns: paid + settled(after, scores) });
            expect((await moneyOf(after)).paid).toBe(after.returns);
            expect(await balanceOf(database.pool, player.playerId)).toBe(
              FUNDS - placed.stake + (after.returns ?? 0),
            );
          }
          expect(await ledgerFaults(database.pool)).toEqual([]);
        }),
        { numRuns: PROPERTY_RUNS, seed: testSeed },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );
});
