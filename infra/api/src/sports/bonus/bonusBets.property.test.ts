import { describe, expect, it } from '@jest/globals';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import fc from 'fast-check';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { testSeed } from '../../../test/seed.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { bonusFaults } from '../../../test/worlds/bonusWorld.ts';
import { readBet } from '../betRows.ts';
import { createBonusStage } from './bonusStage.fixture.ts';

const database = useDatabase(createRuledDatabase);

const result = fc.constantFrom('WON' as const, 'LOST' as const, 'VOID' as const);
const bet = fc.record({
  /** Some stakes are above the maximum of the bonus. */
  stake: fc.integer({ min: 10, max: 600 }),
  price: fc.integer({ min: 1_300, max: 6_000 }),
  isBonus: fc.boolean(),
  /** Repeated requests at the same time. */
  copies: fc.constantFrom(1, 2),
  part: fc.option(fc.integer({ min: 1, max: 300 })),
  cashesOutRest: fc.boolean(),
  first: result,
  second: fc.option(result),
});
const scenario = fc.record({
  funds: fc.integer({ min: 0, max: 1_500 }),
  amount: fc.integer({ min: 1, max: 2_000 }),
  factor: fc.constantFrom(0.1, 0.5, 3),
  bets: fc.array(bet, { minLength: 1, maxLength: 5 }),
});

describe('any sequence of bets with bonus money', () => {
  it(
    `keeps both balances and the wagering exact (seed ${testSeed})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(scenario, async ({ funds, amount, factor, bets }) => {
          const one = createBonusStage(database.pool);
          const player = await one.player(funds, { amount, factor });
          const placed: {
            readonly id: string;
            readonly event: string;
            readonly second: (typeof bets)[0]['second'];
          }[] = [];
          for (const { stake, price, isBonus, copies, part, cashesOutRest, first, second } of bets) {
            const event = one.newMatch();
            one.world.setPrice(event, price);
            const before = await one.state(player);
            const key = crypto.randomUUID();
            const answers = await Promise.all(
              Array.from({ length: copies }, () =>
                one.bet(player, stake, { events: [event], key, money: isBonus ? 'BONUS' : undefined }),
              ),
            );
            const [answer] = answers;
            const after = await one.state(player);
            if (!answer?.bet) {
              expect(after).toEqual(before);
              continue;
            }
            const { id, bonus_stake: bonusStake } = answer.bet;
            // real money first
            expect(bonusStake).toBe(isBonus ? Math.max(0, stake - (before.real ?? 0)) : 0);
            expect([after.real, after.bonus]).toEqual([
              (before.real ?? 0) - (stake - bonusStake),
              (before.bonus ?? 0) - bonusStake,
            ]);
            if (part !== null) await one.cashOut(player, id, part);
            if (cashesOutRest) await one.cashOut(player, id);
            await one.decide(event, first);
            placed.push({ id, event, second });
          }
          for (const { event, second } of placed) if (second !== null) await one.decide(event, second, 2);
          const { rows } = await database.pool.query<{
            paid: number;
            bonus: number;
            wagered: number;
            reference: string;
          }>(
            `select w.paid, w.bonus_paid as bonus, w.reference,
               coalesce((select sum(j.wagered) from api.journal j where j.player_id = w.player_id and j.reference = w.reference), 0)::bigint as wagered
             from api.wager w where w.player_id = $1 and w.product = 'sportsbook'`,
            [player.playerId],
          );
          for (const { id } of placed) {
            const settled = await readBet(database.pool, player.playerId, id);
            const wager = rows.find(({ reference }) => reference === id);
            if (!settled || !wager) throw new Error('The bet is lost.');
            expect(settled.status).not.toBe('OPEN');
            expect(wager.wagered).toBeLessThanOrEqual(settled.stake);
            if (settled.status === 'CASHED_OUT') expect(wager.wagered).toBe(0);
            if (settled.bonus_stake === 0) expect(wager.bonus).toBe(0);
          }
          // double entry, sums of bonuses, no negative balance
          expect(await bonusFaults(database.pool)).toEqual([]);
        }),
        { numRuns: PROPERTY_RUNS, seed: testSeed },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );
});
