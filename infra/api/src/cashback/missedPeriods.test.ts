import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { stake, settle } from '../ledger/productLedger.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import { bonusFaults, inGame, openBonusPlayer, type BonusPlayer } from '../testing/bonusWorld.ts';
import { createBonusDatabase, START_MS, type TestDatabase } from '../testing/testApi.ts';
import { payDueCashback } from './payCashback.ts';
import { readCashback } from './playerCashback.ts';

const HOUR = 3_600_000;
const WEEK = 168 * HOUR;
/** Monday 9 November 2026, 00:00 in Malta. */
const MONDAY = Date.UTC(2026, 10, 8, 23);
const PAYS_AFTER = 6 * HOUR;

let database: TestDatabase;
beforeAll(async () => {
  database = await createBonusDatabase();
}, START_MS);
afterAll(async () => {
  expect([
    ...(await bonusFaults(database.pool)),
    ...(await database.pool.query<Record<string, unknown>>('select * from api.cashback_faults()')).rows,
  ]).toEqual([]);
  await database.close();
});
beforeEach(async () => {
  await database.pool.query('delete from api.cashback_period');
  await database.pool.query('delete from api.cashback_rule');
  await database.pool.query('delete from api.cashback_version');
  await giveRules();
  await since(MONDAY);
});

/** The rules as every start of the api writes them; the other brands' are not looked at here. */
async function giveRules(): Promise<void> {
  await writeBrandRules(database.pool, 24);
  await database.pool.query(`delete from api.cashback_rule where brand <> 'aurora'`);
  await database.pool.query(`delete from api.cashback_version where brand <> 'aurora'`);
}

/** Changes the rule, or ends it, as if that had been done at an instant. */
async function change(sql: string, at: number): Promise<void> {
  await database.pool.query(sql);
  await database.pool.query(
    "update api.cashback_version set valid_to = $1 where valid_to >= now() - interval '1 minute'",
    [new Date(at)],
  );
  await database.pool.query(
    "update api.cashback_version set valid_from = $1 where valid_from >= now() - interval '1 minute'",
    [new Date(at)],
  );
}

const since = (at: number) => database.pool.query('update api.cashback_rule set since = $1', [new Date(at)]);
const open = () =>
  openBonusPlayer(database.pool, { brand: 'aurora', at: MONDAY - 4 * WEEK, fundsMinor: 1_000_000 });
const block = (who: BonusPlayer, isBlocked: boolean) =>
  database.pool.query('update api.player set rewards_blocked = $2 where id = $1', [who.playerId, isBlocked]);

async function lose(who: BonusPlayer, amount: number, at: number): Promise<void> {
  expect(await stake(database.pool, inGame(who, 'plain', `k${at}`, amount), at)).toMatchObject({
    ok: true,
  });
  await settle(database.pool, { ...inGame(who, 'plain', `win-k${at}`, 0, `k${at}`), closes: true }, at);
}

/** What was paid, by the week it was for. */
async function paid(who: BonusPlayer): Promise<readonly (readonly [number, number])[]> {
  const { rows } = await database.pool.query<{ starts_at: Date; amount: number }>(
    'select starts_at, amount from api.cashback_payout where player_id = $1 order by starts_at',
    [who.playerId],
  );
  return rows.map((row) => [(row.starts_at.getTime() - MONDAY) / WEEK, row.amount]);
}

describe('cashback of periods in which nobody counted', () => {
  it('is paid when somebody does again: each period by itself, each once', async () => {
    const who = await open();
    for (const [week, amount] of [
      [0, 10_000],
      [1, 20_000],
      [2, 30_000],
    ] as const)
      await lose(who, amount, MONDAY + week * WEEK + HOUR);
    // away for two weeks; three periods are over
    const back = MONDAY + 3 * WEEK + PAYS_AFTER;
    const counted = await Promise.all([
      payDueCashback(database.pool, back, 100),
      payDueCashback(database.pool, back, 100),
    ]);
    expect(Math.max(...counted)).toBe(3);
    expect(await paid(who)).toEqual([
      [0, 1_000],
      [1, 2_000],
      [2, 3_000],
    ]);
    expect(await payDueCashback(database.pool, back + 2 * HOUR, 100)).toBe(0);
  });

  it('comes in batches, the oldest period first', async () => {
    const who = await open();
    for (const week of [0, 1]) await lose(who, 10_000, MONDAY + week * WEEK + HOUR);
    const back = MONDAY + 2 * WEEK + PAYS_AFTER;
    expect(await payDueCashback(database.pool, back, 1)).toBe(1);
    expect(await paid(who)).toEqual([[0, 1_000]]);
    expect(await payDueCashback(database.pool, back, 1)).toBe(1);
    expect(await paid(who)).toEqual([
      [0, 1_000],
      [1, 1_000],
    ]);
  });

  it.each([
    [
      'in which the brand began to give it',
      MONDAY + WEEK - HOUR,
      [
        [0, 1_000],
        [1, 1_000],
      ],
    ],
    ['that was over before', MONDAY + WEEK, [[1, 1_000]]],
  ])('of a period %s: %#', async (_what, began, expected) => {
    const who = await open();
    await since(began);
    for (const week of [0, 1]) await lose(who, 10_000, MONDAY + week * WEEK + HOUR);
    await payDueCashback(database.pool, MONDAY + 2 * WEEK + PAYS_AFTER, 100);
    expect(await paid(who)).toEqual(expected);
  });

  it.each([
    ['within a period’s time of the counting', WEEK - HOUR, [[0, 1_000]]],
    ['later', WEEK + HOUR, []],
  ])('reaches who was blocked and may have it again %s', async (_when, after, expected) => {
    const who = await open();
    await lose(who, 10_000, MONDAY + HOUR);
    await block(who, true);
    const counted = MONDAY + WEEK + PAYS_AFTER;
    await payDueCashback(database.pool, counted, 100);
    await block(who, false);
    await payDueCashback(database.pool, counted + after, 100);
    expect(await paid(who)).toEqual(expected);
  });

  it.each([
    ['first', 0],
    ['last', WEEK - 1],
  ])('is found for who lost at the %s instant of it alone', async (_which, offset) => {
    const who = await open();
    await lose(who, 10_000, MONDAY + offset);
    await payDueCashback(database.pool, MONDAY + WEEK + PAYS_AFTER, 100);
    expect(await paid(who)).toEqual([[0, 1_000]]);
  });

  it('is looked for in periods with nobody left once an hour, not at every tick', async () => {
    const who = await open();
    await lose(who, 10_000, MONDAY + HOUR);
    await block(who, true);
    const counted = MONDAY + WEEK + PAYS_AFTER;
    await payDueCashback(database.pool, counted, 100);
    await block(who, false);
    expect(await payDueCashback(database.pool, counted + HOUR - 1, 100)).toBe(0);
    expect(await payDueCashback(database.pool, counted + HOUR, 100)).toBe(1);
  });
});

describe('the rule by which a period is counted', () => {
  const DAY = 24 * HOUR;
  const HALVED = `update api.cashback_rule set basis_points = 500, maximum = 1200`;

  it('is the one that held when it began, whatever holds when somebody counts', async () => {
    const who = await open();
    for (const week of [0, 1, 2]) await lose(who, 30_000, MONDAY + week * WEEK + 30 * HOUR);
    await change(HALVED, MONDAY + WEEK + DAY);
    await payDueCashback(database.pool, MONDAY + 3 * WEEK + PAYS_AFTER, 100);
    expect(await paid(who)).toEqual([
      [0, 3_000],
      [1, 3_000],
      [2, 1_200],
    ]);
  });

  it('is the one that the player reads while the period runs', async () => {
    const who = await open();
    await lose(who, 30_000, MONDAY + 30 * HOUR);
    await change(HALVED, MONDAY + 2 * DAY);
    expect(await readCashback(database.pool, who.playerId, MONDAY + 3 * DAY)).toMatchObject({
      basis_points: 1_000,
      accrued: 3_000,
      ends_at: new Date(MONDAY + WEEK),
    });
    expect(await readCashback(database.pool, who.playerId, MONDAY + WEEK)).toMatchObject({
      basis_points: 500,
      accrued: 0,
      starts_at: new Date(MONDAY + WEEK),
    });
  });

  it('holds for what began before the brand gave none any more, and no longer', async () => {
    const who = await open();
    for (const week of [0, 1]) await lose(who, 30_000, MONDAY + week * WEEK + 30 * HOUR);
    await change('delete from api.cashback_rule', MONDAY + DAY);
    await payDueCashback(database.pool, MONDAY + 3 * WEEK + PAYS_AFTER, 100);
    expect(await paid(who)).toEqual([[0, 3_000]]);
    expect(await readCashback(database.pool, who.playerId, MONDAY + WEEK)).toBeUndefined();
  });

  it('that is given again after a while counts from the period in which it began', async () => {
    const who = await open();
    for (const week of [0, 1, 2]) await lose(who, 30_000, MONDAY + week * WEEK + 30 * HOUR);
    await change('delete from api.cashback_rule', MONDAY + DAY);
    await giveRules();
    await since(MONDAY + 2 * WEEK + DAY);
    await payDueCashback(database.pool, MONDAY + 3 * WEEK + PAYS_AFTER, 100);
    expect(await paid(who)).toEqual([
      [0, 3_000],
      [2, 3_000],
    ]);
  });

  it.each([
    [
      'days, begins where the week ends',
      `update api.cashback_rule set period = 'Day'`,
      [
        [0, WEEK],
        [WEEK, WEEK + DAY],
        [WEEK + DAY, WEEK + 2 * DAY],
      ],
    ],
    [
      'months, begins where the week ends and ends with the month',
      `update api.cashback_rule set period = 'Month'`,
      [
        [0, WEEK],
        [WEEK, 22 * DAY],
      ],
    ],
  ])('with another period, of %s', async (_what, sql, expected) => {
    await change(sql, MONDAY + DAY);
    const { rows } = await database.pool.query<{ starts_at: Date; ends_at: Date }>(
      `select starts_at, ends_at from api.cashback_spans('aurora', $1)`,
      [new Date(MONDAY + WEEK + DAY + HOUR)],
    );
    expect(rows.map((row) => [row.starts_at.getTime() - MONDAY, row.ends_at.getTime() - MONDAY])).toEqual(
      expected,
    );
  });

  it('is written down once when a start writes what was there before', async () => {
    await giveRules();
    await giveRules();
    const { rows } = await database.pool.query('select valid_to from api.cashback_version');
    expect(rows).toEqual([{ valid_to: null }]);
  });
});
