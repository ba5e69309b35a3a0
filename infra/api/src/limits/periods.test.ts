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
    // the day on which daylight saving time ends has 25 hours, the day on which it begins has 23
    ['Day', false, 'Europe/Tallinn', '2026-10-25T12:00:00Z', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z'],
    ['Day', false, 'Europe/Tallinn', '2026-03-29T12:00:00Z', '2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z'],
    // both instants of the hour that is repeated when daylight saving time ends
    ['Day', false, 'Europe/Malta', '2026-10-25T00:30:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['Day', false, 'Europe/Malta', '2026-10-25T01:30:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['Week', false, 'Europe/Tallinn', '2026-03-25T12:00:00Z', '2026-03-22T22:00:00Z', '2026-03-29T21:00:00Z'],
    ['Month', false, 'Europe/Malta', '2026-03-31T21:59:59Z', '2026-02-28T23:00:00Z', '2026-03-31T22:00:00Z'],
    ['Month', false, 'Europe/Malta', '2028-02-29T12:00:00Z', '2028-01-31T23:00:00Z', '2028-02-29T23:00:00Z'],
    ['Week', false, 'Europe/Malta', '2026-12-31T23:30:00Z', '2026-12-27T23:00:00Z', '2027-01-03T23:00:00Z'],
    // each period of both zones that contains a change of the clocks
    ['Day', false, 'Europe/Malta', '2026-03-29T00:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['Day', false, 'Europe/Malta', '2026-03-29T01:00:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['Week', false, 'Europe/Malta', '2026-03-25T12:00:00Z', '2026-03-22T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['Week', false, 'Europe/Malta', '2026-10-21T12:00:00Z', '2026-10-18T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['Week', false, 'Europe/Tallinn', '2026-10-21T12:00:00Z', '2026-10-18T21:00:00Z', '2026-10-25T22:00:00Z'],
    ['Month', false, 'Europe/Malta', '2026-10-25T00:30:00Z', '2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z'],
    [
      'Month',
      false,
      'Europe/Tallinn',
      '2026-10-25T01:30:00Z',
      '2026-09-30T21:00:00Z',
      '2026-10-31T22:00:00Z',
    ],
    ['Week', true, 'Europe/Malta', '2026-03-29T12:00:00Z', '2026-03-22T12:00:00Z', '2026-04-05T12:00:00Z'],
    // the same dates in zones whose clocks do not change
    ['Day', false, 'America/Curacao', '2026-10-25T12:00:00Z', '2026-10-25T04:00:00Z', '2026-10-26T04:00:00Z'],
    ['Week', false, 'Indian/Comoro', '2026-03-29T12:00:00Z', '2026-03-22T21:00:00Z', '2026-03-29T21:00:00Z'],
    [
      'Day',
      false,
      'America/Costa_Rica',
      '2026-03-29T12:00:00Z',
      '2026-03-29T06:00:00Z',
      '2026-03-30T06:00:00Z',
    ],
    // zones of the licences without daylight saving time, and a profile of the proofs whose clocks change on
    // other dates
    ['Day', false, 'America/Curacao', '2026-11-18T03:59:59Z', '2026-11-17T04:00:00Z', '2026-11-18T04:00:00Z'],
    ['Day', false, 'Indian/Comoro', '2026-11-18T21:00:00Z', '2026-11-18T21:00:00Z', '2026-11-19T21:00:00Z'],
    [
      'Month',
      false,
      'America/Costa_Rica',
      '2026-11-01T05:59:59Z',
      '2026-10-01T06:00:00Z',
      '2026-11-01T06:00:00Z',
    ],
    ['Day', false, 'America/Toronto', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    ['Day', false, 'America/Toronto', '2027-03-14T12:00:00Z', '2027-03-14T05:00:00Z', '2027-03-15T04:00:00Z'],
    [
      'Week',
      false,
      'America/Toronto',
      '2026-11-01T12:00:00Z',
      '2026-10-26T04:00:00Z',
      '2026-11-02T05:00:00Z',
    ],
    ['Day', false, 'Europe/Helsinki', '2027-03-28T00:59:59Z', '2027-03-27T22:00:00Z', '2027-03-28T21:00:00Z'],
    ['Day', false, 'Europe/Helsinki', '2027-10-31T01:30:00Z', '2027-10-30T21:00:00Z', '2027-10-31T22:00:00Z'],
    [
      'Week',
      false,
      'Europe/Helsinki',
      '2027-10-31T22:00:00Z',
      '2027-10-31T22:00:00Z',
      '2027-11-07T22:00:00Z',
    ],
    [
      'Month',
      false,
      'Europe/Tallinn',
      '2027-03-31T20:59:59Z',
      '2027-02-28T22:00:00Z',
      '2027-03-31T21:00:00Z',
    ],
    [
      'Month',
      false,
      'Europe/Tallinn',
      '2028-02-29T22:00:00Z',
      '2028-02-29T22:00:00Z',
      '2028-03-31T21:00:00Z',
    ],
    ['Day', false, 'Asia/Tokyo', '2026-10-25T14:59:59Z', '2026-10-24T15:00:00Z', '2026-10-25T15:00:00Z'],
    ['Month', false, 'Asia/Tokyo', '2026-12-31T15:00:00Z', '2026-12-31T15:00:00Z', '2027-01-31T15:00:00Z'],
    // a rolling window has a fixed length, also when the clocks change
    ['Day', true, 'Europe/Tallinn', '2026-10-25T12:00:00Z', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'],
  ])(
    'has the right bounds for a %s with rolling %s in %s at %s',
    async (period, isRolling, zone, at, starts, ends) => {
      const { rows } = await database.pool.query<{ starts: Date; ends: Date }>(
        'select api.period_start($1, $2, $3, $4) as starts, api.period_end($1, $2, $3, $4) as ends',
        [period, isRolling, zone, at],
      );
      expect(rows).toEqual([{ starts: new Date(starts), ends: new Date(ends) }]);
    },
  );
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
  it('include a movement at the instant and no earlier one, within an hour and over whole hours', async () => {
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
  /** Minutes after noon. Without a closing time the game expires at `to`, its last activity. */
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
          `insert into api.game_session (id, brand, player_id, game_id, mode, currency, opened_at, last_activity_at, closed_at, expires_at) values ($1, 'aurora', $2, 'g', $3, 'EUR', $4, $5, $6, $5)`,
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

describe('an open game', () => {
  /** Minutes after noon. */
  it.each([
    ['counts while it was played lately', 5, 12, 12, true],
    ['is idle ten minutes after its last stake', 5, 15, 15, false],
    ['stops to count when it is idle', 5, 40, 15, false],
    ['counts until it expires', 58, 65, 60, false],
  ])('%s', async (_what, lastActivity, at, minutes, isPlaying) => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    await database.pool.query(
      'update api.game_session set opened_at = $2, last_activity_at = $3, expires_at = $4 where id = $1',
      [
        player.gameSessionId,
        new Date(NOON),
        new Date(NOON + lastActivity * MINUTE),
        new Date(NOON + 60 * MINUTE),
      ],
    );
    const { rows } = await database.pool.query(
      'select api.minutes_played_since($1, $2, $3) as minutes, api.is_playing($1, $3) as "isPlaying"',
      [player.playerId, new Date(NOON), new Date(NOON + at * MINUTE)],
    );
    expect(rows).toEqual([{ minutes, isPlaying }]);
  });
});

describe('a limit that is tested on last month', () => {
  const DAY = 24 * HOUR;
  const OCTOBER = Date.UTC(2026, 9, 1) - 2 * HOUR; // midnight in Malta
  /** Stakes and wins at days and hours of October in Malta; the last ones in winter time. */
  async function playedInOctober(): Promise<BonusPlayer> {
    const player = await openBonusPlayer(database.pool, { at: OCTOBER - 5 * DAY, fundsMinor: 100_000 });
    const plays = [
      [OCTOBER - 2 * HOUR, 900, 0], // September: counts in the first rolling day only
      [OCTOBER + 18 * DAY + 20 * HOUR, 300, 100],
      [OCTOBER + 18 * DAY + 22 * HOUR, 300, 0],
      [OCTOBER + 19 * DAY + 1 * HOUR, 300, 0],
      [OCTOBER + 30 * DAY + 20 * HOUR, 100, 0],
    ] as const;
    for (const [at, staked, paid] of plays) {
      await stake(database.pool, inGame(player, 'plain', `bet-${at}`, staked), at);
      await settle(
        database.pool,
        { ...inGame(player, 'plain', `win-${at}`, paid, `bet-${at}`), closes: true },
        at + 1_000,
      );
    }
    return player;
  }
  async function simulate(player: BonusPlayer, kind: string, period: string, ceiling: number) {
    const { rows } = await database.pool.query<{ stopped_at: Date | null; days: number; most: number }>(
      `select s.* from api.player p cross join lateral api.previous_month('Europe/Malta', $5) m
       cross join lateral api.simulate_limit(p, $2, $3, $4, m.starts_at, m.ends_at) s where p.id = $1`,
      [player.playerId, kind, period, ceiling, new Date(NOON)],
    );
    const [row] = rows;
    return [row?.stopped_at?.getTime() ?? null, row?.days, row?.most];
  }
  const NINETEENTH = OCTOBER + 18 * DAY + 22 * HOUR;

  it.each<[string, kind: string, period: string, ceiling: number, unknown[]]>([
    // rolling day: 300, then 600, then 900 within 24 hours
    ['stakes above it', 'WAGER', 'Day', 500, [NINETEENTH, 2, 900]],
    ['stakes up to it', 'WAGER', 'Day', 900, [null, 0, 900]],
    ['a loss above it, with winnings as room', 'LOSS', 'Day', 500, [OCTOBER + 19 * DAY + HOUR, 1, 800]],
    ['a loss up to it', 'LOSS', 'Day', 800, [null, 0, 800]],
    [
      'a month whose window reaches back',
      'WAGER',
      'Month',
      1_000,
      [OCTOBER + 18 * DAY + 20 * HOUR, 2, 1_800],
    ],
    ['no deposit', 'DEPOSIT', 'Day', 0, [null, 0, 0]],
  ])('finds %s', async (_what, kind, period, ceiling, expected) => {
    const player = await playedInOctober();
    const [first, days, most] = await simulate(player, kind, period, ceiling);
    expect([first, days, most]).toEqual(expected);
  });

  it('fails for a kind of limit that it does not simulate', async () => {
    const player = await openBonusPlayer(database.pool, { at: OCTOBER - 5 * DAY });
    await expect(simulate(player, 'SPINS', 'Day', 60)).rejects.toThrow('of the kind SPINS');
  });

  it('finds the second at which a time limit is used up', async () => {
    const player = await openBonusPlayer(database.pool, { at: OCTOBER - 5 * DAY });
    const from = OCTOBER + 18 * DAY + 20 * HOUR;
    await database.pool.query(
      'update api.game_session set opened_at = $2, last_activity_at = $3, closed_at = $3 where player_id = $1',
      [player.playerId, new Date(from), new Date(from + 90 * MINUTE)],
    );
    expect(await simulate(player, 'SESSION', 'Day', 60)).toEqual([from + HOUR, 1, 90]);
    expect(await simulate(player, 'SESSION', 'Day', 91)).toEqual([null, 0, 90]);
  });

  it('counts the time before midnight of the first day for the day before', async () => {
    const player = await openBonusPlayer(database.pool, { at: OCTOBER - 5 * DAY });
    await database.pool.query(
      'update api.game_session set opened_at = $2, last_activity_at = $3, closed_at = $3 where player_id = $1',
      [player.playerId, new Date(OCTOBER - 50 * MINUTE), new Date(OCTOBER + 50 * MINUTE)],
    );
    expect(await simulate(player, 'SESSION', 'Day', 60)).toEqual([null, 0, 50]);
  });

  it('takes the month of the licence, which begins at its own midnight', async () => {
    const { rows } = await database.pool.query(
      `select * from api.previous_month('Europe/Malta', $1) union all select * from api.previous_month('America/Curacao', $1)`,
      [new Date(Date.UTC(2026, 9, 31, 23, 30))],
    );
    expect(rows).toEqual([
      { starts_at: new Date('2026-09-30T22:00:00Z'), ends_at: new Date('2026-10-31T23:00:00Z') },
      { starts_at: new Date('2026-09-01T04:00:00Z'), ends_at: new Date('2026-10-01T04:00:00Z') },
    ]);
  });
});
