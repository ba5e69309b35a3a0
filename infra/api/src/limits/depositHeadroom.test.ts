import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase, START_MS, type TestDatabase } from '../../test/testApi.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let database: TestDatabase;
beforeAll(async () => {
  database = await createRuledDatabase();
}, START_MS);
afterAll(() => database.close());

async function playerWith(
  brand: string,
  limits: readonly (readonly [kind: string, period: string, ceiling: number | null])[],
): Promise<LedgerPlayer> {
  const who = await openLedgerPlayer(database.pool, { brand, at: NOON - 60 * DAY, fundsMinor: 9_000 });
  for (const limit of limits)
    await database.pool.query(
      'insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, $2, $3, $4, now())',
      [who.playerId, ...limit],
    );
  return who;
}

async function deposit(who: LedgerPlayer, amount: number, at: number): Promise<void> {
  const { id } = await openTestDeposit(database.pool, who, amount, at);
  await applyTestUpdate(database.pool, providerUpdateOf(who, id, amount, 'completed', at), at);
}

const headroomOf = async ({ playerId }: LedgerPlayer, at: number, butFor: string | null = null) =>
  (
    await database.pool.query(
      'select r.* from api.player p cross join lateral api.deposit_rooms(p, $2, $3) r where p.id = $1',
      [playerId, new Date(at), butFor],
    )
  ).rows as object[];

describe('deposit limit headroom', () => {
  it('lists each set limit, tightest first, and counts pending deposits against all of them', async () => {
    const who = await playerWith('aurora', [
      ['DEPOSIT', 'Week', 5_000],
      ['DEPOSIT', 'Day', 3_000],
      ['DEPOSIT', 'Month', null],
      ['LOSS', 'Month', 7_000],
    ]);
    await deposit(who, 1_000, NOON - 2 * DAY);
    await deposit(who, 600, NOON - HOUR);
    await deposit(who, 400, NOON);
    const { id } = await openTestDeposit(database.pool, who, 500, NOON);
    await openTestWithdrawal(database.pool, who, [200], NOON);
    const day = {
      period: 'Day',
      ceiling: 3_000,
      deposited: 1_000,
      pending: 500,
      room: 1_500,
      resets_at: new Date(NOON - HOUR + DAY),
    };
    const week = {
      period: 'Week',
      ceiling: 5_000,
      deposited: 2_000,
      pending: 500,
      room: 2_500,
      resets_at: new Date(NOON + 5 * DAY),
    };
    expect(await headroomOf(who, NOON)).toEqual([day, week]);
    expect(await headroomOf(who, NOON, id)).toEqual([
      { ...day, pending: 0, room: 2_000 },
      { ...week, pending: 0, room: 3_000 },
    ]);
  });

  it('includes a deposit at the first instant of the rolling window', async () => {
    const who = await playerWith('aurora', [['DEPOSIT', 'Day', 3_000]]);
    await deposit(who, 1_000, NOON - DAY);
    await deposit(who, 500, NOON - HOUR);
    expect(await headroomOf(who, NOON)).toMatchObject([{ deposited: 1_500, resets_at: new Date(NOON) }]);
    expect(await headroomOf(who, NOON + 1)).toMatchObject([
      { deposited: 500, resets_at: new Date(NOON - HOUR + DAY) },
    ]);
  });

  it('is the full ceiling without deposits; of equal limits the longest comes first', async () => {
    const who = await playerWith('aurora', [
      ['DEPOSIT', 'Day', 3_000],
      ['DEPOSIT', 'Week', 3_000],
    ]);
    expect(await headroomOf(who, NOON)).toMatchObject([
      { period: 'Week', room: 3_000, resets_at: new Date(NOON + 7 * DAY) },
      { period: 'Day', room: 3_000, resets_at: new Date(NOON + DAY) },
    ]);
  });

  it('follows calendar periods where the licence does, and ignores limits that the licence lacks', async () => {
    const who = await playerWith('tuli', [
      ['DEPOSIT', 'Day', 3_000],
      ['DEPOSIT', 'Week', 9_000],
    ]);
    await database.pool.query(
      `delete from api.limit_rule where brand = 'tuli' and kind = 'DEPOSIT' and period = 'Week'`,
    );
    await deposit(who, 1_000, NOON);
    expect(await headroomOf(who, NOON + HOUR)).toEqual([
      {
        period: 'Day',
        ceiling: 3_000,
        deposited: 1_000,
        pending: 0,
        room: 2_000,
        resets_at: new Date(Date.UTC(2026, 10, 18, 22)),
      },
    ]);
  });
});
