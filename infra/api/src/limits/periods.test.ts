import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { stake, voidStake, settle } from '../ledger/productLedger.ts';
import { giveBonus, inGame, openBonusPlayer, type BonusPlayer } from '../../test/worlds/bonusWorld.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openPaidDeposit } from '../../test/worlds/paymentWorld.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const database = useDatabase(createBonusDatabase);

describe('limit period (requirements/regulation#licence-profile, requirements/entities#limit-period)', () => {
  it.each([
    ['Day', true, 'UTC', '2026-11-18T12:34:56Z', '2026-11-17T12:34:56Z', '2026-11-19T12:34:56Z'],
    ['Week', true, 'UTC', '2026-11-18T12:34:56Z', '2026-11-11T12:34:56Z', '2026-11-25T12:34:56Z'],
    ['Month', true, 'UTC', '2026-11-18T12:34:56Z', '2026-10-19T12:34:56Z', '2026-12-18T12:34:56Z'],
    ['Day', false, 'Europe/Tallinn', '2026-11-18T21:59:59Z', '2026-11-17T22:00:00Z', '2026-11-18T22:00:00Z'],
    ['Day', false, 'Europe/Tallinn', '2026-11-18T22:00:00Z', '2026-11-18T22:00:00Z', '2026-11-19T22:00:00Z'],
    ['Week', false, 'Europe/Tallinn', '2026-11-18T12:00:00Z', '2026-11-15T22:00:00Z', '2026-11-22T22:00:00Z'],
    [
      'Month',
      false,
      'Europe/Tallinn',
      '2026-11-18T12:00:00Z',
      '2026-10-31T22:00:00Z',
      '2026-11-30T22:00:00Z',
    ],
    // the day on which daylight saving time ends has 25 hours
    ['Day', false, 'Europe/Tallinn', '2026-10-25T12:00:00Z', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z'],
  ])('of a %s with rolling %s in %s at %s', async (period, isRolling, zone, at, starts, ends) => {
    const { rows } = await database.pool.query<{ starts: Date; ends: Date }>(
      'select api.period_start($1, $2, $3, $4) as starts, api.period_end($1, $2, $3, $4) as ends',
      [period, isRolling, zone, at],
    );
    expect(rows).toEqual([{ starts: new Date(starts), ends: new Date(ends) }]);
  });
});

const sums = async (playerId: string, since: number) => {
  const { rows } = await database.pool.query(
    'select p.*, r.staked as real_staked, r.paid as real_paid from api.play_since($1, $2) p, api.real_play_since($1, $2) r',
    [playerId, new Date(since)],
  );
  return rows[0] as object;
};

/** Stakes 100, wins a part, rolls back a bet of 10 and deposits 1,000 at one instant. */
async function playAt(player: BonusPlayer, at: number): Promise<void> {
  const rest = {
    brand: player.brand,
    playerId: player.playerId,
    product: 'casino' as const,
    provider: 'foyer-games',
  };
  expect(await stake(database.pool, inGame(player, 'plain', `bet-${at}`, 100), at)).toMatchObject({
    ok: true,
  });
  await settle(database.pool, { ...inGame(player, 'plain', `win-${at}`, 30, `bet-${at}`), closes: true }, at);
  await stake(database.pool, inGame(player, 'plain', `voided-${at}`, 10), at);
  await voidStake(database.pool, { ...rest, key: `back-${at}`, stakeKey: `voided-${at}` }, at + 1);
  await openPaidDeposit(database.pool, player, 1_000, at);
}
const times = (count: number) => ({
  staked: 100 * count,
  paid: 30 * count,
  deposited: 1_000 * count,
  real_staked: 100 * count,
  real_paid: 30 * count,
});

describe('sums of play since an instant', () => {
  it('include the instant and nothing before it, within an hour and over whole hours', async () => {
    const player = await openBonusPlayer(database.pool, { at: NOON - HOUR, fundsMinor: 10_000 });
    const [inPart, lastOfPart, whole, later] = [
      NOON + 30 * MINUTE,
      NOON + HOUR - 1,
      NOON + HOUR,
      NOON + 3 * HOUR + MINUTE,
    ];
    for (const at of [inPart, lastOfPart, whole, later]) await playAt(player, at);
    expect(await sums(player.playerId, NOON)).toEqual(times(4));
    expect(await sums(player.playerId, inPart)).toEqual(times(4));
    expect(await sums(player.playerId, inPart + 1)).toEqual(times(3));
    expect(await sums(player.playerId, lastOfPart)).toEqual(times(3));
    expect(await sums(player.playerId, whole)).toEqual(times(2));
    expect(await sums(player.playerId, whole + 1)).toEqual(times(1));
    expect(await sums(player.playerId, later + 1)).toEqual(times(0));
    expect(await sums('unknown', NOON)).toEqual(times(0));
  });

  it('separate real money from bonus money, which adds no room to loss limits', async () => {
    const player = await openBonusPlayer(database.pool, { at: NOON, fundsMinor: 200 });
    await giveBonus(database.pool, player, { at: NOON, factor: 50 });
    const at = NOON + 90 * MINUTE;
    await stake(database.pool, inGame(player, 'slot', 'a', 250), at); // includes 50 of bonus money
    await settle(database.pool, { ...inGame(player, 'slot', 'w', 100, 'a'), closes: true }, at); // includes 20 of bonus money
    await stake(database.pool, inGame(player, 'slot', 'b', 180), at); // includes 100 of bonus money
    await voidStake(
      database.pool,
      {
        brand: player.brand,
        playerId: player.playerId,
        product: 'casino' as const,
        provider: 'foyer-games',
        key: 'back',
        stakeKey: 'b',
      },
      at,
    );
    for (const since of [NOON, at])
      expect(await sums(player.playerId, since)).toEqual({
        staked: 250,
        paid: 100,
        deposited: 0,
        real_staked: 200,
        real_paid: 80,
      });
  });
});

describe('minutes with an open game', () => {
  /** Minutes after noon. Without a closing time the session's last activity is `to`. */
  it.each<
    [string, readonly (readonly [from: number, to: number, closed?: number])[], number, number, number]
  >([
    ['count one game', [[0, 30]], 0, 60, 30],
    ['count to the minute', [[0, 59]], 0, 60, 59],
    ['ignore partial minutes', [[0, 1.9]], 0, 60, 1],
    [
      'count concurrent games once',
      [
        [0, 30],
        [10, 40],
      ],
      0,
      60,
      40,
    ],
    [
      'add up consecutive games',
      [
        [0, 10],
        [20, 30],
      ],
      0,
      60,
      20,
    ],
    ['exclude time before the period', [[0, 30]], 10, 60, 20],
    ['exclude a session that ended at its start', [[0, 10]], 10, 60, 0],
    ['exclude the future', [[0, 30]], 0, 20, 20],
    ['exclude a session that starts now', [[20, 30]], 0, 20, 0],
    ['count a closed game until its closing time', [[0, 10, 25]], 0, 60, 25],
    ['are zero without sessions', [], 0, 60, 0],
  ])('%s', async (_what, sessions, since, at, minutes) => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    await database.pool.query('delete from api.game_session where player_id = $1', [player.playerId]);
    const instant = (minute: number | undefined) =>
      minute === undefined ? null : new Date(NOON + minute * MINUTE);
    for (const mode of ['REAL', 'DEMO']) {
      for (const [from, to, closed] of mode === 'REAL' ? sessions : [[0, 60] as const]) {
        await database.pool.query(
          `insert into api.game_session (id, brand, player_id, game_id, mode, currency, opened_at, last_activity_at, closed_at, expires_at) values ($1, 'aurora', $2, 'g', $3, 'EUR', $4, $5, $6, now())`,
          [crypto.randomUUID(), player.playerId, mode, instant(from), instant(to), instant(closed)],
        );
      }
    }
    const { rows } = await database.pool.query('select api.minutes_played_since($1, $2, $3) as minutes', [
      player.playerId,
      instant(since),
      instant(at),
    ]);
    expect(rows).toEqual([{ minutes }]);
  });
});
