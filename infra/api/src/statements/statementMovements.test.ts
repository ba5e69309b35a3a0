import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { choose } from '../jackpots/choices.ts';
import { postJackpotWin } from '../ledger/houseTransfers.ts';
import { stake, voidStake, settle } from '../ledger/productLedger.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import {
  giveBonus,
  inGame,
  openBonusPlayer,
  writeBonusGames,
  type BonusPlayer,
} from '../../test/worlds/bonusWorld.ts';
import {
  providerUpdateOf,
  moneyFaults,
  openTestWithdrawal,
  applyTestUpdate,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import type { StatementSum } from './statementLines.ts';
import { gameVoid } from '../../test/worlds/ledgerWorld.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const INSTANCE = 'pots';

interface Movement extends Omit<StatementSum, 'movements'> {
  readonly version: number;
  readonly balance_after: number;
}

const database = useDatabase(createTestDatabase);
let player: BonusPlayer;
let last: number;
beforeAll(async () => {
  await writeBrandRules(database.pool, 24);
  await writeBonusGames(database.pool);
  player = await openBonusPlayer(database.pool, { at: NOON, fundsMinor: 1_000 });
  await live();
  last = (await movements(0, Number.MAX_SAFE_INTEGER)).length;
});

/**
 * Posts stakes with jackpot contributions, a rollback, bonus stakes beside real ones, and payments with
 * steps that change no balance.
 */
async function live(): Promise<void> {
  const { pool } = database;
  expect(
    await choose(pool, { ...player, instanceId: INSTANCE }, { optedIn: true, amountMinor: 10 }, NOON),
  ).toEqual([]);
  await stake(pool, inGame(player, 'slot', 'mistake', 100), NOON);
  await voidStake(pool, gameVoid(player, 'back', 'mistake'), NOON);
  await giveBonus(pool, player, { amount: 500, factor: 20, at: NOON });
  for (const key of ['first', 'second', 'third']) await stake(pool, inGame(player, 'slot', key, 400), NOON);
  await settle(pool, { ...inGame(player, 'slot', 'won', 50, 'third'), closes: true }, NOON);
  // wins of one minor unit and of zero
  for (const amount of [1, 0])
    await settle(pool, { ...inGame(player, 'slot', `free-${amount}`, amount), closes: true }, NOON);
  await postJackpotWin(
    pool,
    {
      brand: player.brand,
      playerId: player.playerId,
      key: 'pot',
      instanceId: INSTANCE,
      amount: 700,
      currency: player.currency,
    },
    NOON,
  );
  const deposit = await openPaidDeposit(pool, player, 2_000, NOON);
  const payout = await openTestWithdrawal(pool, player, [1_500], NOON);
  expect(payout.code).toBe('OK');
  await pool.query('select api.claim_payouts($1, 100)', [new Date(NOON)]);
  for (const status of ['completed', 'returned'] as const)
    await applyTestUpdate(
      pool,
      providerUpdateOf(player, payout.id, 1_500, status, NOON, { direction: 'payout' }),
      NOON,
    );
  await applyTestUpdate(pool, providerUpdateOf(player, deposit.id, 2_000, 'charged_back', NOON), NOON);
}

async function movements(after: number, to: number): Promise<readonly Movement[]> {
  return (
    await database.pool.query<Movement>(
      'select version, kind, game_id, product, amount, real_change, bonus_change, balance_after from api.statement_movements($1, $2, $3) order by version',
      [player.playerId, after, to],
    )
  ).rows;
}

describe('api.statement_movements', () => {
  it('returns the change of real and bonus money and the balance after each movement', async () => {
    const { rows } = await database.pool.query<
      Pick<Movement, 'version' | 'kind' | 'real_change' | 'bonus_change' | 'balance_after'>
    >(
      `select version, kind, real_change, bonus_change, sum(real_change) over (order by version)::bigint as balance_after from (
         select j.version, j.kind, coalesce(sum(e.amount) filter (where a.kind = 'player_real'), 0)::bigint as real_change, coalesce(sum(e.amount) filter (where a.kind = 'player_bonus'), 0)::bigint as bonus_change
         from api.journal j left join api.entry e on e.journal_id = j.id left join api.account a on a.id = e.account_id where j.player_id = $1 group by j.version, j.kind) m order by version`,
      [player.playerId],
    );
    const all = await movements(0, last);
    expect(
      all.map(({ version, kind, real_change, bonus_change, balance_after }) => ({
        version,
        kind,
        real_change,
        bonus_change,
        balance_after,
      })),
    ).toEqual(rows);
    expect(all.filter(({ bonus_change }) => bonus_change !== 0).map(({ kind }) => kind)).toEqual([
      'reward',
      'bet',
      'win',
    ]);
    expect(await moneyFaults(database.pool)).toEqual([]);
  });

  it('marks jackpot contributions, their rollbacks and jackpot wins', async () => {
    const jackpot = (await movements(0, last)).filter(({ product }) => product === 'jackpot');
    expect(jackpot.map(({ kind, real_change }) => [kind, real_change])).toEqual([
      ['bet', -10],
      ['rollback', 10],
      ['bet', -10],
      ['bet', -10],
      ['win', 700],
    ]);
  });

  it('adds up to the statement sums', async () => {
    const sums = new Map<string, StatementSum>();
    for (const { kind: written, game_id, product, amount, real_change, bonus_change } of await movements(
      0,
      last,
    )) {
      // a bonus-money reward starts a bonus
      const kind = written === 'reward' && bonus_change > 0 ? 'bonus_given' : written;
      const key = JSON.stringify([kind, game_id, product]);
      const sum = sums.get(key) ?? {
        kind,
        game_id,
        product,
        movements: 0,
        amount: 0,
        real_change: 0,
        bonus_change: 0,
      };
      sums.set(key, {
        ...sum,
        movements: sum.movements + (amount > 0 ? 1 : 0),
        amount: sum.amount + amount,
        real_change: sum.real_change + real_change,
        bonus_change: sum.bonus_change + bonus_change,
      });
    }
    const { rows } = await database.pool.query<StatementSum>('select * from api.statement_sums($1, 0, $2)', [
      player.playerId,
      last,
    ]);
    expect(rows).toHaveLength(sums.size);
    expect(new Set(rows)).toEqual(new Set(sums.values()));
  });

  it.each([
    [0, 1],
    [0, 2],
    [1, 3],
    [3, 5],
    [4, 9],
    [5, 6],
    [9, 1_000],
    [12, 12],
  ])('returns the same movements for a part: after %i up to %i', async (after, to) => {
    const all = await movements(0, last);
    expect(await movements(after, to)).toEqual(all.filter(({ version }) => version > after && version <= to));
  });
});
