import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestDeposit, openTestWithdrawal, openPaidDeposit } from '../../test/worlds/paymentWorld.ts';
import { createStrictDatabase } from '../../test/ruledDatabase.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const database = useDatabase(createStrictDatabase);

async function playerWith(
  brand: string,
  limits: readonly (readonly [kind: string, period: string, ceiling: number | null])[],
): Promise<LedgerPlayer> {
  const player = await openLedgerPlayer(database.pool, { brand, at: NOON - 60 * DAY, fundsMinor: 9_000 });
  for (const limit of limits)
    await database.pool.query(
      'insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, $2, $3, $4, now())',
      [player.playerId, ...limit],
    );
  return player;
}

async function deposit(player: LedgerPlayer, amount: number, at: number): Promise<void> {
  await openPaidDeposit(database.pool, player, amount, at);
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
    const player = await playerWith('aurora', [
      ['DEPOSIT', 'Week', 5_000],
      ['DEPOSIT', 'Day', 3_000],
      ['DEPOSIT', 'Month', null],
      ['LOSS', 'Month', 7_000],
    ]);
    await deposit(player, 1_000, NOON - 2 * DAY);
    await deposit(player, 600, NOON - HOUR);
    await deposit(player, 400, NOON);
    const { id } = await openTestDeposit(database.pool, player, 500, NOON);
    await openTestWithdrawal(database.pool, player, [200], NOON);
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
    expect(await headroomOf(player, NOON)).toEqual([day, week]);
    expect(await headroomOf(player, NOON, id)).toEqual([
      { ...day, pending: 0, room: 2_000 },
      { ...week, pending: 0, room: 3_000 },
    ]);
  });

  it('includes a deposit at the first instant of the rolling window', async () => {
    const player = await playerWith('aurora', [['DEPOSIT', 'Day', 3_000]]);
    await deposit(player, 1_000, NOON - DAY);
    await deposit(player, 500, NOON - HOUR);
    expect(await headroomOf(player, NOON)).toMatchObject([{ deposited: 1_500, resets_at: new Date(NOON) }]);
    expect(await headroomOf(player, NOON + 1)).toMatchObject([
      { deposited: 500, resets_at: new Date(NOON - HOUR + DAY) },
    ]);
  });

  it('is the full ceiling without deposits; of equal limits the longest comes first', async () => {
    const player = await playerWith('aurora', [
      ['DEPOSIT', 'Day', 3_000],
      ['DEPOSIT', 'Week', 3_000],
    ]);
    expect(await headroomOf(player, NOON)).toMatchObject([
      { period: 'Week', room: 3_000, resets_at: new Date(NOON + 7 * DAY) },
      { period: 'Day', room: 3_000, resets_at: new Date(NOON + DAY) },
    ]);
  });

  it('follows calendar periods where the licence does, and ignores limits that the licence lacks', async () => {
    const player = await playerWith('tuli', [
      ['DEPOSIT', 'Day', 3_000],
      ['DEPOSIT', 'Week', 9_000],
    ]);
    await database.pool.query(
      `delete from api.limit_rule where brand = 'tuli' and kind = 'DEPOSIT' and period = 'Week'`,
    );
    await deposit(player, 1_000, NOON);
    expect(await headroomOf(player, NOON + HOUR)).toEqual([
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
