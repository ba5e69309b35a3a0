import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import * as fc from 'fast-check';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import { stake, voidStake, settle } from '../ledger/productLedger.ts';
import { giveBonus, inGame, openBonusPlayer, type BonusPlayer } from '../../test/worlds/bonusWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { testSeed } from '../../test/seed.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { readBalancesAt } from './playerBalances.ts';
import { settleDebt } from '../debts/settleDebt.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const MINUTE = 60_000;
const database = useDatabase(createBonusDatabase);

/** Reference implementation: the sum of all entries of the player's accounts before the instant. */
async function replayed(player: BonusPlayer, at: number) {
  const { rows } = await database.pool.query<{
    balance: number;
    bonus_balance: number;
    pending: number;
    owed: number;
    version: number;
  }>(
    `select coalesce(sum(e.amount) filter (where a.kind = 'player_real'), 0)::bigint as balance, coalesce(sum(e.amount) filter (where a.kind = 'player_bonus'), 0)::bigint as bonus_balance,
       coalesce(sum(e.amount) filter (where a.kind = 'player_pending'), 0)::bigint as pending, coalesce(-sum(e.amount) filter (where a.holder = 'debts'), 0)::bigint as owed, count(distinct j.id) as version
     from api.journal j left join api.entry e on e.journal_id = j.id left join api.account a on a.id = e.account_id where j.player_id = $1 and j.created_at < $2`,
    [player.playerId, new Date(at)],
  );
  return rows[0];
}

const STEPS = [
  'deposit',
  'bet',
  'win',
  'rollback',
  'bonus',
  'withdraw',
  'send',
  'refuse',
  'chargeback',
  'settle',
] as const;

/** Executes operations one after another, some at the same instant. */
async function live(
  player: BonusPlayer,
  steps: readonly {
    readonly what: (typeof STEPS)[number];
    readonly amount: number;
    readonly minutes: number;
  }[],
): Promise<number> {
  let at = NOON;
  const deposits: { id: string; amount: number }[] = [];
  const payouts: { id: string; amount: number }[] = [];
  for (const [index, { what, amount, minutes }] of steps.entries()) {
    at += minutes * MINUTE;
    const key = `step-${index}`;
    const bet = {
      brand: player.brand,
      playerId: player.playerId,
      product: 'casino' as const,
      provider: 'foyer-games',
    };
    if (what === 'deposit') {
      const { id } = await openTestDeposit(database.pool, player, amount, at);
      deposits.push({ id, amount });
      await applyTestUpdate(database.pool, providerUpdateOf(player, id, amount, 'completed', at), at);
    } else if (what === 'bet')
      await stake(database.pool, inGame(player, 'slot', key, Math.min(amount, 500)), at);
    else if (what === 'win')
      await settle(
        database.pool,
        { ...inGame(player, 'slot', key, amount, `step-${index - 1}`), closes: true },
        at,
      );
    else if (what === 'rollback')
      await voidStake(database.pool, { ...bet, key, stakeKey: `step-${index - 1}` }, at);
    else if (what === 'bonus') await giveBonus(database.pool, player, { amount, at });
    else if (what === 'withdraw') {
      const { id, code } = await openTestWithdrawal(database.pool, player, [amount], at);
      if (code === 'OK') payouts.push({ id, amount });
    } else if (what === 'settle') await settleDebt(database.pool, { ...bet, key }, at);
    else if (what === 'chargeback') {
      const last = deposits.pop();
      if (last)
        await applyTestUpdate(
          database.pool,
          providerUpdateOf(player, last.id, last.amount, 'charged_back', at),
          at,
        );
    } else {
      await database.pool.query('select api.claim_payouts($1, 1000)', [new Date(at)]);
      const last = payouts.pop();
      if (last)
        await applyTestUpdate(
          database.pool,
          providerUpdateOf(player, last.id, last.amount, what === 'send' ? 'completed' : 'failed', at, {
            direction: 'payout',
          }),
          at,
        );
    }
  }
  return at;
}

describe('readBalancesAt', () => {
  it(
    `are the replay of the movements until then (seed ${testSeed})`,
    async () => {
      const step = fc.record({
        what: fc.constantFrom(...STEPS),
        amount: fc.integer({ min: 1, max: 2_000 }),
        minutes: fc.integer({ min: 0, max: 3 }),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 25 }),
          fc.array(fc.double({ min: -0.1, max: 1.1, noNaN: true }), { minLength: 8, maxLength: 8 }),
          async (steps, parts) => {
            const player = await openBonusPlayer(database.pool, { at: NOON, fundsMinor: 3_000 });
            const end = await live(player, steps);
            // random instants, and those directly before and after a movement
            const instants = [
              ...parts.map((part) => Math.round(NOON + part * (end - NOON))),
              NOON,
              NOON + 1,
              end,
              end + 1,
            ];
            for (const at of instants)
              expect(await readBalancesAt(database.pool, player.playerId, new Date(at))).toEqual(
                await replayed(player, at),
              );
          },
        ),
        { seed: testSeed, numRuns: PROPERTY_RUNS, endOnFailure: true },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );

  it('returns zeros before the first movement and for an unknown player', async () => {
    const player = await openBonusPlayer(database.pool, { at: NOON, fundsMinor: 3_000 });
    const nothing = { version: 0, balance: 0, bonus_balance: 0, pending: 0, owed: 0 };
    expect(await readBalancesAt(database.pool, player.playerId, new Date(NOON))).toEqual(nothing);
    expect(await readBalancesAt(database.pool, player.playerId, new Date(NOON + 1))).toEqual({
      ...nothing,
      version: 1,
      balance: 3_000,
    });
    expect(await readBalancesAt(database.pool, 'unknown', new Date(NOON))).toEqual(nothing);
  });
});
