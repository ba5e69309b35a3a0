import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { licences } from '@foyer/market';
import { PROOF_PROFILES } from '@foyer/market/proof-profiles';
import { useDatabase } from '../../test/useDatabase.ts';
import { createStrictDatabase } from '../../test/ruledDatabase.ts';
import { gameMovement, openLedgerPlayer, gameVoid } from '../../test/worlds/ledgerWorld.ts';
import { stake, voidStake, settle, type Product, type Stake } from '../ledger/productLedger.ts';
import { writeBrandRules } from '../players/brandRules.ts';
import { closeWithoutFaults } from '../../test/worlds/paymentWorld.ts';

const HOUR = 3_600_000;

const NOON = Date.UTC(2026, 10, 18, 12); // a Wednesday

const database = useDatabase(createStrictDatabase, closeWithoutFaults);

describe('limit checks of a bet', () => {
  async function withLimit(brand: string, kind: string, period: string, ceiling: number) {
    const player = await openLedgerPlayer(database.pool, {
      brand,
      fundsMinor: 100_000,
      at: NOON - 60 * 24 * HOUR,
    });
    await database.pool.query(
      'insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, $2, $3, $4, $5)',
      [player.playerId, kind, period, ceiling, new Date(NOON)],
    );
    return player;
  }
  const refused = { ok: false, code: 'LIMIT_REACHED' };

  it.each([
    ['aurora', 'Day', 24 * HOUR],
    ['aurora', 'Week', 7 * 24 * HOUR],
    ['aurora', 'Month', 30 * 24 * HOUR],
  ])(
    'excludes wagers older than the window, exact to the minute: %s, rolling %s',
    async (brand, period, length) => {
      const player = await withLimit(brand, 'WAGER', period, 100);
      const start = NOON + 17 * 60_000;
      expect(await stake(database.pool, gameMovement(player, 'a', 70), start)).toMatchObject({ ok: true });
      expect(await stake(database.pool, gameMovement(player, 'b', 31), start + 1)).toMatchObject(refused);
      expect(await stake(database.pool, gameMovement(player, 'c', 30), start + 2)).toMatchObject({
        ok: true,
      });
      expect(
        await stake(database.pool, gameMovement(player, 'd', 70), start + length - 60_000),
      ).toMatchObject(refused);
      expect(await stake(database.pool, gameMovement(player, 'e', 70), start + length + 1)).toMatchObject({
        ok: true,
      });
    },
  );

  it.each([
    ['Day', Date.UTC(2026, 10, 18, 21, 59), Date.UTC(2026, 10, 18, 22, 0)], // midnight in Tallinn, UTC+2
    ['Week', Date.UTC(2026, 10, 22, 21, 59), Date.UTC(2026, 10, 22, 22, 0)], // Sunday to Monday
    ['Month', Date.UTC(2026, 10, 30, 21, 59), Date.UTC(2026, 10, 30, 22, 0)],
  ])(
    "starts a calendar %s of losses at midnight of the licence's time zone (tuli)",
    async (period, lastMinute, firstMinute) => {
      const player = await withLimit('tuli', 'LOSS', period, 100);
      expect(await stake(database.pool, gameMovement(player, 'a', 100), lastMinute)).toMatchObject({
        ok: true,
      });
      expect(await stake(database.pool, gameMovement(player, 'b', 1), lastMinute + 30_000)).toMatchObject(
        refused,
      );
      expect(await stake(database.pool, gameMovement(player, 'c', 100), firstMinute)).toMatchObject({
        ok: true,
      });
    },
  );

  it('adds winnings to the room of a loss limit, not of a wager limit', async () => {
    const loss = await withLimit('aurora', 'LOSS', 'Day', 100);
    const wager = await withLimit('aurora', 'WAGER', 'Day', 100);
    for (const player of [loss, wager]) {
      await stake(database.pool, gameMovement(player, 'a', 100, 'round'), NOON);
      await settle(database.pool, { ...gameMovement(player, 'w', 40, 'round'), closes: true }, NOON);
    }
    expect(await stake(database.pool, gameMovement(loss, 'b', 41), NOON)).toMatchObject(refused);
    expect(await stake(database.pool, gameMovement(loss, 'c', 40), NOON)).toMatchObject({ ok: true });
    expect(await stake(database.pool, gameMovement(wager, 'b', 1), NOON)).toMatchObject(refused);
  });

  it('does not count a rolled back bet', async () => {
    const player = await withLimit('aurora', 'WAGER', 'Day', 100);
    await stake(database.pool, gameMovement(player, 'a', 100), NOON);
    await voidStake(database.pool, gameVoid(player, 'back', 'a'), NOON + HOUR);
    expect(await stake(database.pool, gameMovement(player, 'b', 100), NOON + 2 * HOUR)).toMatchObject({
      ok: true,
    });
  });

  it('counts minutes with an open game towards a session limit', async () => {
    const player = await withLimit('aurora', 'SESSION', 'Day', 30);
    await database.pool.query(
      'update api.game_session set opened_at = $2, last_activity_at = $2 where id = $1',
      [player.gameSessionId, new Date(NOON)],
    );
    expect(await stake(database.pool, gameMovement(player, 'a', 1), NOON + 29 * 60_000)).toMatchObject({
      ok: true,
    });
    expect(await stake(database.pool, gameMovement(player, 'b', 1), NOON + 30 * 60_000 - 1)).toMatchObject({
      ok: true,
    });
    expect(await stake(database.pool, gameMovement(player, 'c', 1), NOON + 30 * 60_000)).toMatchObject(
      refused,
    );
  });

  const PRODUCTS: readonly Product[] = ['casino', 'sportsbook', 'raffle'];
  it.each(
    ['LOSS', 'WAGER'].flatMap((kind) =>
      PRODUCTS.flatMap((first) => PRODUCTS.map((then) => [kind, first, then] as const)),
    ),
  )('counts all products together: %s limit, %s, then %s', async (kind, first, then) => {
    const player = await withLimit('aurora', kind, 'Day', 100);
    const inProduct = (product: Product, key: string, amount: number): Stake =>
      product === 'casino'
        ? gameMovement(player, key, amount)
        : {
            brand: player.brand,
            playerId: player.playerId,
            currency: player.currency,
            provider: 'foyer-games',
            reference: key,
            product,
            key,
            amount,
          };
    expect(await stake(database.pool, inProduct(first, 'a', 60), NOON)).toMatchObject({ ok: true });
    expect(await stake(database.pool, inProduct(then, 'b', 41), NOON)).toMatchObject(refused);
    expect(await stake(database.pool, inProduct(then, 'c', 40), NOON)).toMatchObject({ ok: true });
  });

  it.each(['LOSS', 'WAGER'])('counts jackpot contributions towards a %s limit', async (kind) => {
    const player = await withLimit('aurora', kind, 'Day', 100);
    await database.pool.query(
      `insert into api.jackpot_choice (player_id, brand, instance_id, opted_in, amount, changed_at) values ($1, 'aurora', 'i', true, 10, $2)`,
      [player.playerId, new Date(NOON)],
    );
    expect(await stake(database.pool, gameMovement(player, 'a', 60), NOON)).toMatchObject({
      ok: true,
      balance: 99_930,
    });
    expect(await stake(database.pool, gameMovement(player, 'b', 31), NOON)).toMatchObject(refused);
    // the contribution would exceed the limit and is left out
    expect(await stake(database.pool, gameMovement(player, 'c', 30), NOON)).toMatchObject({
      ok: true,
      balance: 99_900,
    });
  });

  it('refuses play when a limit required by the licence is not set', async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'quetzal', fundsMinor: 500, at: NOON });
    await database.pool.query(
      `update api.limit_rule set is_required = true where brand = 'quetzal' and kind = 'LOSS' and period = 'Day'`,
    );
    expect(await stake(database.pool, gameMovement(player, 'a', 1), NOON)).toMatchObject({
      ok: false,
      code: 'LIMIT_REQUIRED',
    });
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'LOSS', 'Day', 50, now())`,
      [player.playerId],
    );
    expect(await stake(database.pool, gameMovement(player, 'b', 1), NOON)).toMatchObject({ ok: true });
  });

  it('fails for a kind of limit that no rule enforces', async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'aurora', fundsMinor: 500, at: NOON });
    const client = await database.pool.connect();
    try {
      await client.query(
        `begin;
         alter table api.limit_rule drop constraint limit_rule_kind_check;
         alter table api.player_limit drop constraint player_limit_kind_check;
         insert into api.limit_rule (brand, kind, period, is_rolling, is_required) values ('aurora', 'SPINS', 'Day', true, false)`,
      );
      await client.query(
        `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'SPINS', 'Day', 50, now())`,
        [player.playerId],
      );
      await expect(
        client.query('select api.limit_refusal(p, 1, $2) from api.player p where p.id = $1', [
          player.playerId,
          new Date(NOON),
        ]),
      ).rejects.toThrow('of the kind SPINS');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('a break that the licence requires after continuous play', () => {
  /** The German profile: 5 minutes after an hour (requirements/regulation#ggl). */
  beforeAll(() => writeBrandRules(database.pool, 24, { profiles: { ...licences, cos: PROOF_PROFILES.ggl } }));
  afterAll(() => writeBrandRules(database.pool, 24, { protectionMode: 'strict' }));

  const onBreak = { ok: false, code: 'PLAYER_BLOCKED', reasons: ['ON_BREAK'] };
  const taken = { ok: true };

  /** Plays every three minutes from minute 0 up to and including the last one, then tries once more. */
  async function playTo(last: number, then: number, gapAt?: number): Promise<unknown> {
    const player = await openLedgerPlayer(database.pool, { brand: 'quetzal', fundsMinor: 5_000, at: NOON });
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'DEPOSIT', 'Month', 50, now())`,
      [player.playerId],
    );
    for (let minute = 0; minute <= last; minute += 3) {
      if (gapAt !== undefined && minute > gapAt && minute < gapAt + 5) continue;
      await stake(database.pool, gameMovement(player, `${minute}`, 1), NOON + minute * 60_000);
    }
    return stake(database.pool, gameMovement(player, 'then', 1), NOON + then * 60_000);
  }
  it.each([
    ['refuses a stake after an hour of play', 60, 60.5, undefined, onBreak],
    ['refuses a stake until the break is over', 60, 64.9, undefined, onBreak],
    ['accepts a stake after the break', 60, 65, undefined, taken],
    ['accepts a stake within the hour', 57, 59.9, undefined, taken],
    ['counts from the last pause that was as long as the break', 60, 60.5, 30, taken],
  ])('%s', async (_what, last, then, gapAt, expected) => {
    expect(await playTo(last, then, gapAt)).toMatchObject(expected);
  });
  it('is not required by a licence without one', async () => {
    const player = await openLedgerPlayer(database.pool, { brand: 'aurora', fundsMinor: 500, at: NOON });
    for (let minute = 0; minute <= 66; minute += 3)
      expect(
        await stake(database.pool, gameMovement(player, `${minute}`, 1), NOON + minute * 60_000),
      ).toMatchObject(taken);
  });
});

describe('a reality check that is overdue (requirements/regulation#reality-check)', () => {
  const MINUTE = 60_000;
  const overdue = { ok: false, code: 'PLAYER_BLOCKED', reasons: ['REALITY_CHECK_DUE'] };
  const taken = { ok: true };
  beforeAll(() => writeBrandRules(database.pool, 24, { profiles: { ...licences, cos: PROOF_PROFILES.ggl } }));
  afterAll(() => writeBrandRules(database.pool, 24, { protectionMode: 'strict' }));

  /** A player who signed in at noon. */
  async function signedIn(brand: 'aurora' | 'quetzal') {
    const player = await openLedgerPlayer(database.pool, { brand, fundsMinor: 5_000, at: NOON });
    await database.pool.query(
      'update api.player_session set reality_checked_at = null where player_id = $1',
      [player.playerId],
    );
    if (brand === 'quetzal')
      await database.pool.query(
        `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'DEPOSIT', 'Month', 50, now())`,
        [player.playerId],
      );
    return player;
  }
  const bet = (player: Awaited<ReturnType<typeof signedIn>>, round: string, minute: number) =>
    stake(database.pool, gameMovement(player, round, 1), NOON + minute * MINUTE);
  const answer = (playerId: string, minute: number) =>
    database.pool.query('update api.player_session set reality_checked_at = $2 where player_id = $1', [
      playerId,
      new Date(NOON + minute * MINUTE),
    ]);

  it('refuses new rounds until it is answered, after a grace of half a minute', async () => {
    const player = await signedIn('aurora');
    expect(await bet(player, 'in-time', 60.4)).toMatchObject(taken);
    expect(await bet(player, 'late', 60.5)).toMatchObject(overdue);
    await answer(player.playerId, 61);
    expect(await bet(player, 'answered', 61)).toMatchObject(taken);
    expect(await bet(player, 'next', 121.5)).toMatchObject(overdue);
  });
  it('lets an open round finish', async () => {
    const player = await signedIn('aurora');
    const first = gameMovement(player, 'open', 1);
    expect(await stake(database.pool, first, NOON + 60 * MINUTE)).toMatchObject(taken);
    const more = { ...first, key: `${first.key}-more` };
    expect(await stake(database.pool, more, NOON + 62 * MINUTE)).toMatchObject(taken);
  });
  it('does not wait for a session that has ended', async () => {
    const player = await signedIn('aurora');
    await database.pool.query(
      `insert into api.ended_session (sid, brand, player_id, reason) values ($1, 'aurora', $2, 'LOGGED_OUT')`,
      [player.sid, player.playerId],
    );
    // a sports bet needs no game session
    const { brand, playerId, currency } = player;
    const slip: Stake = {
      brand,
      playerId,
      currency,
      key: 's',
      product: 'sportsbook',
      reference: 's',
      provider: 'trading',
      amount: 1,
    };
    expect(await stake(database.pool, slip, NOON + 90 * MINUTE)).toMatchObject(taken);
  });
  it('counts time with an open game where the licence says so', async () => {
    const player = await signedIn('quetzal');
    const dueAt = async (minute: number) =>
      (
        await database.pool.query<{ at: Date }>(
          'select api.reality_check_due_at(p, $2, $3) as at from api.player p where id = $1',
          [player.playerId, new Date(NOON), new Date(NOON + minute * MINUTE)],
        )
      ).rows[0]?.at;
    // ten minutes with an open game at noon, and another ten an hour and a half later
    await database.pool.query(
      'update api.game_session set opened_at = $2, last_activity_at = $2, expires_at = $3 where player_id = $1',
      [player.playerId, new Date(NOON), new Date(NOON + 600 * MINUTE)],
    );
    expect(await dueAt(90)).toEqual(new Date(NOON + 140 * MINUTE));
    expect(await bet(player, 'rested', 90)).toMatchObject(taken);
  });
});

describe('a session limit that is used up (requirements/regulation#session-limit)', () => {
  const MINUTE = 60_000;
  const record = (at: number) =>
    database.pool.query('select api.record_reached_session_limits($1)', [new Date(at)]);
  const endsOf = async (playerId: string): Promise<readonly unknown[]> =>
    (
      await database.pool.query<object>(
        'select ceiling, reached_at from api.session_limit_end where player_id = $1',
        [playerId],
      )
    ).rows;

  it('is recorded once per period, while the game is open', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON, fundsMinor: 500 });
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'SESSION', 'Day', 30, $2)`,
      [player.playerId, new Date(NOON)],
    );
    await stake(database.pool, gameMovement(player, 'a', 1), NOON + 25 * MINUTE);
    await record(NOON + 30 * MINUTE - 1_000);
    expect(await endsOf(player.playerId)).toEqual([]);
    await record(NOON + 30 * MINUTE);
    await record(NOON + 31 * MINUTE);
    expect(await endsOf(player.playerId)).toEqual([
      { ceiling: 30, reached_at: new Date(NOON + 30 * MINUTE) },
    ]);
    const { rowCount } = await database.pool.query(
      `select 1 from api.responsible_gaming_event where player_id = $1 and kind = 'session-limit-reached'`,
      [player.playerId],
    );
    expect(rowCount).toBe(1);
  });

  it('is the one with the least time left', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON, fundsMinor: 500 });
    for (const [period, ceiling] of [
      ['Day', 30],
      ['Week', 40],
    ])
      await database.pool.query(
        `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'SESSION', $2, $3, $4)`,
        [player.playerId, period, ceiling, new Date(NOON)],
      );
    // earlier in the week, another day
    await database.pool.query(
      `insert into api.game_session select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'opened_at', $2::timestamptz, 'last_activity_at', $3::timestamptz, 'closed_at', $3::timestamptz))).* from api.game_session s where id = $1`,
      [player.gameSessionId, new Date(NOON - 26 * HOUR), new Date(NOON - 26 * HOUR + 5 * MINUTE)],
    );
    await stake(database.pool, gameMovement(player, 'a', 1), NOON + MINUTE);
    const { rows } = await database.pool.query(
      'select ceiling, used_seconds from api.session_limit_of($1, $2)',
      [player.playerId, new Date(NOON + MINUTE)],
    );
    expect(rows).toEqual([{ ceiling: 30, used_seconds: 60 }]);
  });

  it('is not recorded while no game is open', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    await database.pool.query('update api.game_session set closed_at = $2 where id = $1', [
      player.gameSessionId,
      new Date(NOON + HOUR),
    ]);
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'SESSION', 'Day', 30, $2)`,
      [player.playerId, new Date(NOON)],
    );
    await record(NOON + 2 * HOUR);
    expect(await endsOf(player.playerId)).toEqual([]);
  });
});
