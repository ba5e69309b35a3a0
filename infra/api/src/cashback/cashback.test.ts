import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postJackpotWin } from '../ledger/houseTransfers.ts';
import { stake, voidStake, settle } from '../ledger/productLedger.ts';
import { readWallet } from '../ledger/wallet.ts';
import { readStatement } from '../statements/readStatement.ts';
import {
  bonusFaults,
  giveBonus,
  inGame,
  openBonusPlayer,
  writeBonusGames,
  type BonusPlayer,
} from '../../test/worlds/bonusWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { START_MS, type TestDatabase } from '../../test/testDatabase.ts';
import { payDueCashback, postCashback } from './payCashback.ts';
import { readCashback, readCashbackPayouts } from './playerCashback.ts';
import { gameVoid } from '../../test/worlds/ledgerWorld.ts';

const HOUR = 3_600_000;
/** Monday 9 November 2026, 00:00 in Malta; the week ends on the 16th. */
const MONDAY = Date.UTC(2026, 10, 8, 23);
const NEXT = MONDAY + 168 * HOUR;
const PAID = NEXT + 6 * HOUR;

let database: TestDatabase;
beforeAll(async () => {
  database = await createRuledDatabase();
  await database.pool.query('update api.cashback_rule set since = $1', [new Date(MONDAY)]);
  await writeBonusGames(database.pool);
}, START_MS);
afterAll(async () => {
  expect([
    ...(await bonusFaults(database.pool)),
    ...(await database.pool.query<Record<string, unknown>>('select * from api.cashback_faults()')).rows,
  ]).toEqual([]);
  await database.close();
});

const open = (brand = 'aurora') => openBonusPlayer(database.pool, { brand, at: MONDAY, fundsMinor: 100_000 });
async function lose(who: BonusPlayer, amount: number, at: number, key = `k${at}`): Promise<void> {
  expect(await stake(database.pool, inGame(who, 'plain', key, amount), at)).toMatchObject({ ok: true });
  await settle(database.pool, { ...inGame(who, 'plain', `win-${key}`, 0, key), closes: true }, at);
}
const pay = (who: BonusPlayer, at = PAID) =>
  postCashback(database.pool, { brand: who.brand, playerId: who.playerId, startsAt: new Date(MONDAY) }, at);
const balance = async ({ brand, playerId }: BonusPlayer) => {
  const wallet = await readWallet(database.pool, brand, playerId);
  return [wallet?.balance, wallet?.bonusBalance];
};

describe('cashback', () => {
  it('is a share of the net loss between Monday 00:00 and the next Monday 00:00, exact to the instant', async () => {
    const who = await open();
    await lose(who, 1, MONDAY - 1);
    await lose(who, 3_000, MONDAY);
    await lose(who, 2_005, NEXT - 1);
    expect(await readCashback(database.pool, who.playerId, NEXT - 1)).toMatchObject({
      staked: 5_005,
      returned: 0,
      accrued: 500,
      starts_at: new Date(MONDAY),
      ends_at: new Date(NEXT),
      pays_at: new Date(PAID),
    });
    await lose(who, 700, NEXT);
    expect(await pay(who, PAID - 1)).toMatchObject({ ok: false, code: 'NOT_YET' });
    const answers = await Promise.all([pay(who), pay(who), pay(who)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await balance(who)).toEqual([100_000 - 5_706 + 500, 0]);
    expect(await readCashbackPayouts(database.pool, who.playerId, 5)).toMatchObject([
      { net_loss: 5_005, amount: 500, starts_at: new Date(MONDAY) },
    ]);
  });

  it.each<[string, number, readonly [number, number]]>([
    ['below the minimum', 999, [100_000 - 999, 0]],
    ['the minimum', 1_000, [100_000 - 1_000 + 100, 0]],
  ])('pays a net loss according to the minimum: %s', async (_what, lost, expected) => {
    const who = await open();
    await lose(who, lost, MONDAY + HOUR);
    expect(await pay(who)).toMatchObject({ ok: true });
    expect(await pay(who)).toMatchObject({ ok: false, code: 'ALREADY_PAID' });
    expect(await balance(who)).toEqual(expected);
  });

  it('excludes wins, voided stakes and bonus money from the net loss', async () => {
    const who = await open();
    await lose(who, 4_000, MONDAY + HOUR);
    await stake(database.pool, inGame(who, 'plain', 'voided', 9_000), MONDAY + 2 * HOUR);
    await voidStake(database.pool, gameVoid(who, 'back', 'voided'), NEXT + HOUR);
    await stake(database.pool, inGame(who, 'plain', 'all', 96_000), MONDAY + 3 * HOUR + 1);
    await settle(
      database.pool,
      { ...inGame(who, 'plain', 'won', 96_000 - 1_000, 'all'), closes: true },
      MONDAY + 3 * HOUR + 1,
    );
    expect(await readCashback(database.pool, who.playerId, NEXT - 1)).toMatchObject({
      staked: 100_000,
      returned: 95_000,
      accrued: 500,
    });
    await pay(who);
    expect(await readCashbackPayouts(database.pool, who.playerId, 5)).toMatchObject([
      { net_loss: 5_000, amount: 500 },
    ]);
  });

  it('is credited as bonus money if the brand says so, and not at all without a rule', async () => {
    const [bonus, none] = [await open('zephyra'), await open('tuli')];
    const { rows } = await database.pool.query<{ at: Date }>(
      `select api.period_start('Week', false, (select time_zone from api.brand_rule where brand = 'zephyra'), $1) as at`,
      [new Date(MONDAY + 24 * HOUR)],
    );
    const monday = rows[0]?.at ?? new Date(0);
    await lose(bonus, 10_000, monday.getTime() + HOUR);
    expect(
      await postCashback(
        database.pool,
        { brand: 'zephyra', playerId: bonus.playerId, startsAt: monday },
        monday.getTime() + 175 * HOUR,
      ),
    ).toMatchObject({ ok: true });
    expect(await balance(bonus)).toEqual([90_000, 500]);
    const terms = await database.pool.query<{ name: string; wagering_required: number }>(
      'select name, wagering_required from api.bonus where player_id = $1',
      [bonus.playerId],
    );
    const rule = await database.pool.query<{ factor: number }>(
      `select wagering_factor::float8 as factor from api.cashback_rule where brand = 'zephyra'`,
    );
    expect(terms.rows).toEqual([
      { name: 'bonus.cashback', wagering_required: 500 * (rule.rows[0]?.factor ?? Number.NaN) },
    ]);
    expect([await readCashback(database.pool, none.playerId, NEXT), (await pay(none)).ok]).toEqual([
      undefined,
      false,
    ]);
  });

  it('pays every eligible player once and skips blocked players until they are unblocked', async () => {
    const [who, excluded, late] = [await open(), await open(), await open()];
    for (const player of [who, excluded, late]) await lose(player, 20_000, MONDAY + HOUR);
    await database.pool.query('update api.player set self_excluded_at = now() where id = $1', [
      excluded.playerId,
    ]);
    await database.pool.query(`update api.player set kyc_status = 'Required' where id = $1`, [late.playerId]);
    expect(await pay(excluded)).toMatchObject({
      ok: false,
      code: 'PLAYER_BLOCKED',
      reasons: ['SELF_EXCLUDED'],
    });
    await payDueCashback(database.pool, PAID, 500);
    expect(await payDueCashback(database.pool, PAID, 500)).toBe(0);
    expect([await balance(who), await balance(excluded), await balance(late)]).toEqual([
      [82_000, 0],
      [80_000, 0],
      [80_000, 0],
    ]);
    await database.pool.query(`update api.player set kyc_status = 'Done' where id = $1`, [late.playerId]);
    expect(await payDueCashback(database.pool, PAID + 24 * HOUR, 500)).toBe(1);
    expect(await balance(late)).toEqual([82_000, 0]);
  });
});

describe('account statement', () => {
  it('lists each kind and product within its period', async () => {
    const who = await open();
    const at = MONDAY + 10 * HOUR;
    await lose(who, 500, at);
    await stake(database.pool, inGame(who, 'live', 'l', 1_000), at + 1);
    await settle(database.pool, { ...inGame(who, 'live', 'w', 2_500, 'l'), closes: true }, at + 2);
    await postJackpotWin(
      database.pool,
      {
        brand: who.brand,
        playerId: who.playerId,
        key: 'j',
        instanceId: 'i',
        amount: 7_000,
        currency: who.currency,
      },
      at + 3,
    );
    await giveBonus(database.pool, who, { amount: 300, at: at + 4 });
    const statement = await readStatement(
      database.pool,
      who.playerId,
      { from: new Date(at), to: new Date(at + 5) },
      (game) => game === 'studio',
    );
    expect(statement).toMatchObject({
      opening: { balance: 100_000, bonus_balance: 0 },
      closing: { balance: 108_000, bonus_balance: 300 },
      deposits: 0,
      withdrawals: 0,
    });
    expect(statement.lines).toEqual([
      { kind: 'STAKE', count: 2, amount: -1_500, bonusAmount: 0 },
      { kind: 'RETURN', count: 1, amount: 2_500, bonusAmount: 0 },
      { kind: 'JACKPOT', count: 1, amount: 7_000, bonusAmount: 0 },
      { kind: 'BONUS_GIVEN', count: 1, amount: 0, bonusAmount: 300 },
    ]);
    expect(statement.products).toEqual([
      { product: 'CASINO', staked: 500, returned: 0, net: -500, rounds: 1 },
      { product: 'LIVE_CASINO', staked: 1_000, returned: 2_500, net: 1_500, rounds: 1 },
      { product: 'JACKPOT', staked: 0, returned: 7_000, net: 7_000, rounds: 0 },
    ]);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [1, 100_000],
    [10 * HOUR, 100_000],
    [10 * HOUR + 1, 99_500],
  ])('returns the balance %i ms after the first movement', async (after, expected) => {
    const who = await open();
    await lose(who, 500, MONDAY + 10 * HOUR);
    const { rows } = await database.pool.query<{ balance: number }>(
      'select balance from api.balance_at($1, $2)',
      [who.playerId, new Date(MONDAY + after)],
    );
    expect(rows[0]?.balance).toBe(expected);
  });
});
