import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { stake, settle } from '../ledger/productLedger.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import { bonusFaults, inGame, openBonusPlayer, type BonusPlayer } from '../../test/worlds/bonusWorld.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { START_MS, type TestDatabase } from '../../test/testDatabase.ts';
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

/** Writes the rule as every start of the api does; other brands are outside of this test. */
async function giveRules(): Promise<void> {
  await writeBrandRules(database.pool, 24);
  await database.pool.query(`delete from api.cashback_rule where brand <> 'aurora'`);
  await database.pool.query(`delete from api.cashback_version where brand <> 'aurora'`);
}

/** Changes or removes the rule with a version change at the given instant. */
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
const block = (player: BonusPlayer, isBlocked: boolean) =>
  database.pool.query('update api.player set rewards_blocked = $2 where id = $1', [
    player.playerId,
    isBlocked,
  ]);

async function lose(player: BonusPlayer, amount: number, at: number): Promise<void> {
  expect(await stake(database.pool, inGame(player, 'plain', `k${at}`, amount), at)).toMatchObject({
    ok: true,
  });
  await settle(database.pool, { ...inGame(player, 'plain', `win-k${at}`, 0, `k${at}`), closes: true }, at);
}

/** Payouts by the number of the week they are for. */
async function paid(player: BonusPlayer): Promise<readonly (readonly [number, number])[]> {
  const { rows } = await database.pool.query<{ starts_at: Date; amount: number }>(
    'select starts_at, amount from api.cashback_payout where player_id = $1 order by starts_at',
    [player.playerId],
  );
  return rows.map((row) => [(row.starts_at.getTime() - MONDAY) / WEEK, row.amount]);
}

describe('cashback of periods that ended while the job was not running', () => {
  it('is paid once per period when the job runs again', async () => {
    const player = await open();
    for (const [week, amount] of [
      [0, 10_000],
      [1, 20_000],
      [2, 30_000],
    ] as const)
      await lose(player, amount, MONDAY + week * WEEK + HOUR);
    // the job did not run for two weeks; three periods have ended
    const back = MONDAY + 3 * WEEK + PAYS_AFTER;
    const counted = await Promise.all([
      payDueCashback(database.pool, back, 100),
      payDueCashback(database.pool, back, 100),
    ]);
    expect(Math.max(...counted)).toBe(3);
    expect(await paid(player)).toEqual([
      [0, 1_000],
      [1, 2_000],
      [2, 3_000],
    ]);
    expect(await payDueCashback(database.pool, back + 2 * HOUR, 100)).toBe(0);
  });

  it('is paid in batches, the oldest period first', async () => {
    const player = await open();
    for (const week of [0, 1]) await lose(player, 10_000, MONDAY + week * WEEK + HOUR);
    const back = MONDAY + 2 * WEEK + PAYS_AFTER;
    expect(await payDueCashback(database.pool, back, 1)).toBe(1);
    expect(await paid(player)).toEqual([[0, 1_000]]);
    expect(await payDueCashback(database.pool, back, 1)).toBe(1);
    expect(await paid(player)).toEqual([
      [0, 1_000],
      [1, 1_000],
    ]);
  });

  it.each([
    [
      'in which the brand introduced it',
      MONDAY + WEEK - HOUR,
      [
        [0, 1_000],
        [1, 1_000],
      ],
    ],
    ['that ended before', MONDAY + WEEK, [[1, 1_000]]],
  ])('considers when the brand introduced cashback: a period %s (%#)', async (_what, start, expected) => {
    const player = await open();
    await since(start);
    for (const week of [0, 1]) await lose(player, 10_000, MONDAY + week * WEEK + HOUR);
    await payDueCashback(database.pool, MONDAY + 2 * WEEK + PAYS_AFTER, 100);
    expect(await paid(player)).toEqual(expected);
  });

  it.each([
    ['within one period length', WEEK - HOUR, [[0, 1_000]]],
    ['later than one period length', WEEK + HOUR, []],
  ])('pays a player who was blocked and is unblocked %s', async (_when, after, expected) => {
    const player = await open();
    await lose(player, 10_000, MONDAY + HOUR);
    await block(player, true);
    const counted = MONDAY + WEEK + PAYS_AFTER;
    await payDueCashback(database.pool, counted, 100);
    await block(player, false);
    await payDueCashback(database.pool, counted + after, 100);
    expect(await paid(player)).toEqual(expected);
  });

  it.each([
    ['first', 0],
    ['last', WEEK - 1],
  ])('includes a player whose only loss is at the %s instant of the period', async (_which, offset) => {
    const player = await open();
    await lose(player, 10_000, MONDAY + offset);
    await payDueCashback(database.pool, MONDAY + WEEK + PAYS_AFTER, 100);
    expect(await paid(player)).toEqual([[0, 1_000]]);
  });

  it('checks a period without remaining players once an hour instead of every tick', async () => {
    const player = await open();
    await lose(player, 10_000, MONDAY + HOUR);
    await block(player, true);
    const counted = MONDAY + WEEK + PAYS_AFTER;
    await payDueCashback(database.pool, counted, 100);
    await block(player, false);
    expect(await payDueCashback(database.pool, counted + HOUR - 1, 100)).toBe(0);
    expect(await payDueCashback(database.pool, counted + HOUR, 100)).toBe(1);
  });
});

describe('the cashback rule of a period', () => {
  const DAY = 24 * HOUR;
  const HALVED = `update api.cashback_rule set basis_points = 500, maximum = 1200`;

  it('is the version valid at its start, regardless of the payout time', async () => {
    const player = await open();
    for (const week of [0, 1, 2]) await lose(player, 30_000, MONDAY + week * WEEK + 30 * HOUR);
    await change(HALVED, MONDAY + WEEK + DAY);
    await payDueCashback(database.pool, MONDAY + 3 * WEEK + PAYS_AFTER, 100);
    expect(await paid(player)).toEqual([
      [0, 3_000],
      [1, 3_000],
      [2, 1_200],
    ]);
  });

  it('is also the version shown to the player during the period', async () => {
    const player = await open();
    await lose(player, 30_000, MONDAY + 30 * HOUR);
    await change(HALVED, MONDAY + 2 * DAY);
    expect(await readCashback(database.pool, player.playerId, MONDAY + 3 * DAY)).toMatchObject({
      basis_points: 1_000,
      accrued: 3_000,
      ends_at: new Date(MONDAY + WEEK),
    });
    expect(await readCashback(database.pool, player.playerId, MONDAY + WEEK)).toMatchObject({
      basis_points: 500,
      accrued: 0,
      starts_at: new Date(MONDAY + WEEK),
    });
  });

  it('still applies to the running period after the brand removed its rule, but not to the next', async () => {
    const player = await open();
    for (const week of [0, 1]) await lose(player, 30_000, MONDAY + week * WEEK + 30 * HOUR);
    await change('delete from api.cashback_rule', MONDAY + DAY);
    await payDueCashback(database.pool, MONDAY + 3 * WEEK + PAYS_AFTER, 100);
    expect(await paid(player)).toEqual([[0, 3_000]]);
    expect(await readCashback(database.pool, player.playerId, MONDAY + WEEK)).toBeUndefined();
  });

  it('applies again from the period in which the brand reintroduced it', async () => {
    const player = await open();
    for (const week of [0, 1, 2]) await lose(player, 30_000, MONDAY + week * WEEK + 30 * HOUR);
    await change('delete from api.cashback_rule', MONDAY + DAY);
    await giveRules();
    await since(MONDAY + 2 * WEEK + DAY);
    await payDueCashback(database.pool, MONDAY + 3 * WEEK + PAYS_AFTER, 100);
    expect(await paid(player)).toEqual([
      [0, 3_000],
      [2, 3_000],
    ]);
  });

  it.each([
    [
      'days start at the end of the week',
      `update api.cashback_rule set period = 'Day'`,
      [
        [0, WEEK],
        [WEEK, WEEK + DAY],
        [WEEK + DAY, WEEK + 2 * DAY],
      ],
    ],
    [
      'a partial month starts at the end of the week',
      `update api.cashback_rule set period = 'Month'`,
      [
        [0, WEEK],
        [WEEK, 22 * DAY],
      ],
    ],
  ])('starts a changed period length after the running period: %s', async (_what, sql, expected) => {
    await change(sql, MONDAY + DAY);
    const { rows } = await database.pool.query<{ starts_at: Date; ends_at: Date }>(
      `select starts_at, ends_at from api.cashback_spans('aurora', $1)`,
      [new Date(MONDAY + WEEK + DAY + HOUR)],
    );
    expect(rows.map((row) => [row.starts_at.getTime() - MONDAY, row.ends_at.getTime() - MONDAY])).toEqual(
      expected,
    );
  });

  it('adds no version when a start writes unchanged rules', async () => {
    await giveRules();
    await giveRules();
    const { rows } = await database.pool.query('select valid_to from api.cashback_version');
    expect(rows).toEqual([{ valid_to: null }]);
  });

  it('replaces a version that is not valid yet', async () => {
    const start = new Date(Date.now() + DAY);
    await since(start.getTime());
    await database.pool.query('update api.cashback_rule set basis_points = 750');
    const { rows } = await database.pool.query(
      'select valid_from, valid_to, basis_points from api.cashback_version',
    );
    expect(rows).toEqual([{ valid_from: start, valid_to: null, basis_points: 750 }]);
  });
});
