import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { START_MS, createRuledDatabase, type TestDatabase } from '../../test/testApi.ts';
import { balanceOf, gameMovement, ledgerFaults, openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { postHouseTransfer } from './movements.ts';
import { stake, voidStake, settle } from './productLedger.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 18, 12); // a Wednesday
let database: TestDatabase;

beforeAll(async () => {
  database = await createRuledDatabase();
}, START_MS);
afterAll(() => database.close());

function rollback(who: { brand: string; playerId: string }, key: string, betKey: string, at = NOON) {
  return voidStake(
    database.pool,
    {
      brand: who.brand,
      playerId: who.playerId,
      product: 'casino',
      provider: 'foyer-games',
      key,
      stakeKey: betKey,
    },
    at,
  );
}

describe('movements', () => {
  it('pays a win after the session has ended, the account is closed and limits are reached', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await stake(database.pool, gameMovement(who, 'bet', 500, 'round'), NOON);
    await database.pool.query(
      `update api.player set status = 'Closed', self_excluded_at = now() where id = $1`,
      [who.playerId],
    );
    await database.pool.query(
      `insert into api.ended_session (sid, brand, player_id, reason) values ($1, $2, $3, 'LOGGED_OUT')`,
      [who.sid, who.brand, who.playerId],
    );
    expect(
      await settle(database.pool, { ...gameMovement(who, 'win', 900, 'round'), closes: true }, NOON),
    ).toMatchObject({ ok: true, balance: 900 });
    expect(
      await settle(database.pool, { ...gameMovement(who, 'free', 50, 'free-round'), closes: true }, NOON),
    ).toMatchObject({ ok: true, balance: 950 });
    expect(await stake(database.pool, gameMovement(who, 'next', 10), NOON)).toEqual({
      ok: false,
      code: 'PLAYER_BLOCKED',
      reasons: ['ACCOUNT_CLOSED', 'SELF_EXCLUDED'],
    });
  });

  it('returns a stake once, even under different rollback keys', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await stake(database.pool, gameMovement(who, 'bet', 200, 'round'), NOON);
    expect(await rollback(who, 'back-1', 'bet')).toMatchObject({ ok: true, balance: 500, isReplay: false });
    expect(await rollback(who, 'back-1', 'bet')).toMatchObject({ ok: true, balance: 500, isReplay: true });
    expect(await rollback(who, 'back-2', 'bet')).toMatchObject({ ok: true, balance: 500, isReplay: true });
    expect(
      await settle(database.pool, { ...gameMovement(who, 'win', 900, 'round'), closes: true }, NOON),
    ).toMatchObject({ ok: false, code: 'ROLLED_BACK' });
    expect(await balanceOf(database.pool, who.playerId)).toBe(500);
  });

  it('refuses a bet that arrives after its own rollback', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    expect(await rollback(who, 'back', 'late')).toMatchObject({ ok: true, journalId: undefined });
    expect(await stake(database.pool, gameMovement(who, 'late', 100), NOON)).toMatchObject({
      ok: false,
      code: 'ROLLED_BACK',
    });
    expect(await balanceOf(database.pool, who.playerId)).toBe(500);
  });

  it('repeats a refusal for the same key after the balance has grown', async () => {
    const who = await openLedgerPlayer(database.pool, { at: NOON });
    expect(await stake(database.pool, gameMovement(who, 'poor', 100), NOON)).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT_FUNDS',
    });
    await postHouseTransfer(
      database.pool,
      { brand: who.brand, playerId: who.playerId, key: 'funds', amount: 1_000, currency: 'EUR' },
      NOON,
    );
    expect(await stake(database.pool, gameMovement(who, 'poor', 100), NOON)).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT_FUNDS',
    });
    expect(await stake(database.pool, gameMovement(who, 'rich', 100), NOON)).toMatchObject({ ok: true });
  });

  it('refuses a rollback of a settled round and a bet on it', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await stake(database.pool, gameMovement(who, 'bet', 200, 'round'), NOON);
    await settle(database.pool, { ...gameMovement(who, 'lost', 0, 'round'), closes: true }, NOON);
    expect(await rollback(who, 'back', 'bet')).toMatchObject({ ok: false, code: 'ROUND_CLOSED' });
    expect(await stake(database.pool, gameMovement(who, 'more', 10, 'round'), NOON)).toMatchObject({
      ok: false,
      code: 'ROUND_CLOSED',
    });
  });

  it('keeps the time of the round end when a later win arrives', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await stake(database.pool, gameMovement(who, 'bet', 200, 'round'), NOON);
    for (const [key, closesRound, at] of [
      ['small', false, NOON + 1],
      ['last', true, NOON + 2],
      ['again', true, NOON + 3],
      ['late', false, NOON + 4],
    ] as const) {
      await settle(database.pool, { ...gameMovement(who, key, 10, 'round'), closes: closesRound }, at);
    }
    const { rows } = await database.pool.query(
      'select status, paid, balance_after, closed_at from api.wager where player_id = $1',
      [who.playerId],
    );
    expect(rows).toEqual([{ status: 'CLOSED', paid: 40, balance_after: 340, closed_at: new Date(NOON + 2) }]);
  });

  it('distributes players over the sixteen accounts of a provider', async () => {
    const { rows } = await database.pool.query<{ shard: number; players: number }>(
      `select api.shard_of('player-' || n) as shard, count(*) as players from generate_series(1, 1600) n group by 1 order by 1`,
    );
    expect(rows.map(({ shard }) => shard)).toEqual(Array.from({ length: 16 }, (_, shard) => shard));
    expect(Math.max(...rows.map(({ players }) => players))).toBeLessThan(200);
  });

  it.each([
    ['another brand', { brand: 'tuli' }, 'UNKNOWN_PLAYER'],
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['an unknown game session', { gameSessionId: 'nobody' }, 'SESSION_ENDED'],
    ['a session of another game', { gameId: 'other-game' }, 'SESSION_ENDED'],
  ])('refuses a bet with %s', async (_what, change, code) => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    expect(await stake(database.pool, { ...gameMovement(who, 'bet', 10), ...change }, NOON)).toMatchObject({
      ok: false,
      code,
    });
  });

  it('refuses a bet after the sign-in session has ended', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await database.pool.query(
      `insert into api.ended_session (sid, brand, player_id, reason) values ($1, $2, $3, 'LOGGED_OUT')`,
      [who.sid, who.brand, who.playerId],
    );
    expect(await stake(database.pool, gameMovement(who, 'bet', 10), NOON)).toMatchObject({
      ok: false,
      code: 'SESSION_ENDED',
    });
  });
});

describe('account status checks of a bet', () => {
  const future = `timestamptz '2027-01-01'`;
  it.each([
    ['aurora', 'active', `status = 'Active'`, []],
    ['aurora', 'closed', `status = 'Closed'`, ['ACCOUNT_CLOSED']],
    ['aurora', 'self-excluded', 'self_excluded_at = now()', ['SELF_EXCLUDED']],
    [
      'aurora',
      'excluded beyond its term: it is lifted, not over',
      `self_excluded_at = timestamptz '2020-01-01', self_exclusion_ends_at = timestamptz '2020-07-01'`,
      ['SELF_EXCLUDED'],
    ],
    ['aurora', 'on a time-out', `timeout_ends_at = ${future}`, ['TIMED_OUT']],
    ['aurora', 'after a time-out', `timeout_ends_at = timestamptz '2026-01-01'`, []],
    ['aurora', 'KYC required (mga: before play)', `kyc_status = 'Required'`, ['KYC_REQUIRED']],
    ['tuli', 'KYC required (est: before play)', `kyc_status = 'Required'`, ['KYC_REQUIRED']],
    ['zephyra', 'KYC required (anj: before play)', `kyc_status = 'Required'`, ['KYC_REQUIRED']],
    ['caravel', 'KYC required (crc: before withdrawal only)', `kyc_status = 'Required'`, []],
    ['quetzal', 'KYC required (cos: before withdrawal only)', `kyc_status = 'Required'`, []],
    [
      'aurora',
      'source of wealth overdue',
      `sow_status = 'Required', sow_due_at = timestamptz '2026-01-01'`,
      ['SOURCE_OF_WEALTH_EXPIRED'],
    ],
    ['aurora', 'source of wealth due later', `sow_status = 'Required', sow_due_at = ${future}`, []],
    ['aurora', 'terms not accepted', 'terms_version = null', ['TERMS_NOT_ACCEPTED']],
    ['aurora', 'only older terms accepted', `terms_version = '2025-01-01'`, ['TERMS_NOT_ACCEPTED']],
    [
      'aurora',
      'only an older privacy policy accepted',
      `privacy_version = '2025-01-01'`,
      ['TERMS_NOT_ACCEPTED'],
    ],
  ])('%s, %s', async (brand, _state, change, reasons) => {
    const who = await openLedgerPlayer(database.pool, { brand, fundsMinor: 500, at: NOON });
    await database.pool.query(`update api.player set ${change} where id = $1`, [who.playerId]);
    const answer = await stake(database.pool, gameMovement(who, 'bet', 10), NOON);
    expect(answer).toMatchObject(
      reasons.length === 0 ? { ok: true, balance: 490 } : { ok: false, code: 'PLAYER_BLOCKED', reasons },
    );
  });
});

describe('limit checks of a bet', () => {
  async function withLimit(brand: string, kind: string, period: string, ceiling: number) {
    const who = await openLedgerPlayer(database.pool, {
      brand,
      fundsMinor: 100_000,
      at: NOON - 60 * 24 * HOUR,
    });
    await database.pool.query(
      'insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, $2, $3, $4, $5)',
      [who.playerId, kind, period, ceiling, new Date(NOON)],
    );
    return who;
  }
  const refused = { ok: false, code: 'LIMIT_REACHED' };

  it.each([
    ['aurora', 'Day', 24 * HOUR],
    ['aurora', 'Week', 7 * 24 * HOUR],
    ['aurora', 'Month', 30 * 24 * HOUR],
  ])(
    '%s: a rolling %s of wagers excludes those older than the window, exact to the minute',
    async (brand, period, length) => {
      const who = await withLimit(brand, 'WAGER', period, 100);
      const start = NOON + 17 * 60_000;
      expect(await stake(database.pool, gameMovement(who, 'a', 70), start)).toMatchObject({ ok: true });
      expect(await stake(database.pool, gameMovement(who, 'b', 31), start + 1)).toMatchObject(refused);
      expect(await stake(database.pool, gameMovement(who, 'c', 30), start + 2)).toMatchObject({ ok: true });
      expect(await stake(database.pool, gameMovement(who, 'd', 70), start + length - 60_000)).toMatchObject(
        refused,
      );
      expect(await stake(database.pool, gameMovement(who, 'e', 70), start + length + 1)).toMatchObject({
        ok: true,
      });
    },
  );

  it.each([
    ['Day', Date.UTC(2026, 10, 18, 21, 59), Date.UTC(2026, 10, 18, 22, 0)], // midnight in Tallinn, UTC+2
    ['Week', Date.UTC(2026, 10, 22, 21, 59), Date.UTC(2026, 10, 22, 22, 0)], // Sunday to Monday
    ['Month', Date.UTC(2026, 10, 30, 21, 59), Date.UTC(2026, 10, 30, 22, 0)],
  ])(
    "tuli: a calendar %s of losses starts at midnight of the licence's time zone",
    async (period, lastMinute, firstMinute) => {
      const who = await withLimit('tuli', 'LOSS', period, 100);
      expect(await stake(database.pool, gameMovement(who, 'a', 100), lastMinute)).toMatchObject({
        ok: true,
      });
      expect(await stake(database.pool, gameMovement(who, 'b', 1), lastMinute + 30_000)).toMatchObject(
        refused,
      );
      expect(await stake(database.pool, gameMovement(who, 'c', 100), firstMinute)).toMatchObject({
        ok: true,
      });
    },
  );

  it('adds winnings to the room of a loss limit, not of a wager limit', async () => {
    const loss = await withLimit('aurora', 'LOSS', 'Day', 100);
    const wager = await withLimit('aurora', 'WAGER', 'Day', 100);
    for (const who of [loss, wager]) {
      await stake(database.pool, gameMovement(who, 'a', 100, 'round'), NOON);
      await settle(database.pool, { ...gameMovement(who, 'w', 40, 'round'), closes: true }, NOON);
    }
    expect(await stake(database.pool, gameMovement(loss, 'b', 41), NOON)).toMatchObject(refused);
    expect(await stake(database.pool, gameMovement(loss, 'c', 40), NOON)).toMatchObject({ ok: true });
    expect(await stake(database.pool, gameMovement(wager, 'b', 1), NOON)).toMatchObject(refused);
  });

  it('does not count a rolled back bet', async () => {
    const who = await withLimit('aurora', 'WAGER', 'Day', 100);
    await stake(database.pool, gameMovement(who, 'a', 100), NOON);
    await rollback(who, 'back', 'a', NOON + HOUR);
    expect(await stake(database.pool, gameMovement(who, 'b', 100), NOON + 2 * HOUR)).toMatchObject({
      ok: true,
    });
  });

  it('counts minutes with an open game towards a session limit', async () => {
    const who = await withLimit('aurora', 'SESSION', 'Day', 30);
    await database.pool.query(
      'update api.game_session set opened_at = $2, last_activity_at = $2 where id = $1',
      [who.gameSessionId, new Date(NOON)],
    );
    expect(await stake(database.pool, gameMovement(who, 'a', 1), NOON + 29 * 60_000)).toMatchObject({
      ok: true,
    });
    expect(await stake(database.pool, gameMovement(who, 'b', 1), NOON + 30 * 60_000)).toMatchObject({
      ok: true,
    });
    expect(await stake(database.pool, gameMovement(who, 'c', 1), NOON + 31 * 60_000)).toMatchObject(refused);
  });

  it('refuses play when a limit required by the licence is not set', async () => {
    const who = await openLedgerPlayer(database.pool, { brand: 'quetzal', fundsMinor: 500, at: NOON });
    await database.pool.query(
      `update api.limit_rule set is_required = true where brand = 'quetzal' and kind = 'LOSS' and period = 'Day'`,
    );
    expect(await stake(database.pool, gameMovement(who, 'a', 1), NOON)).toMatchObject({
      ok: false,
      code: 'LIMIT_REQUIRED',
    });
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'LOSS', 'Day', 50, now())`,
      [who.playerId],
    );
    expect(await stake(database.pool, gameMovement(who, 'b', 1), NOON)).toMatchObject({ ok: true });
  });
});

describe('production constraints', () => {
  it.each([
    ['an update of a journal', 'update api.journal set amount = amount + 1'],
    ['a deletion of a journal', 'delete from api.journal'],
    ['a truncation of the journal', 'truncate api.journal cascade'],
    ['an update of an entry', 'update api.entry set amount = amount + 1'],
    ['a deletion of an entry', 'delete from api.entry'],
    ['a truncation of the entries', 'truncate api.entry'],
    ['a balance set by hand', 'update api.account set balance = balance + 1'],
    [
      'an account opened with money',
      `insert into api.account (kind, brand, holder, currency, balance) values ('player_real', 'aurora', 'nobody', 'EUR', 5)`,
    ],
    ['an account deleted', 'delete from api.account'],
    [
      'an entry without its pair',
      `insert into api.entry (journal_id, account_id, amount, currency) select j.id, w.real_account_id, 5, j.currency from api.journal j join api.wallet w using (player_id) limit 1`,
    ],
    [
      'a pair in two currencies',
      `insert into api.entry (journal_id, account_id, amount, currency) select j.id, w.real_account_id, v.amount, v.currency from (select * from api.journal limit 1) j join api.wallet w using (player_id), (values (5, 'EUR'), (-5, 'USD')) v (amount, currency)`,
    ],
    [
      'an entry of an account that is not there',
      `insert into api.entry (journal_id, account_id, amount, currency) select id, 999999999, 5, currency from api.journal limit 1`,
    ],
    [
      'an entry of a journal that is not there',
      `insert into api.entry (journal_id, account_id, amount, currency) select 999999999, a.id, 5, a.currency from (select * from api.account limit 1) a`,
    ],
    ['a rewritten regulator event', `update api.responsible_gaming_event set kind = 'x'`],
  ])('refuses %s', async (_what, sql) => {
    await openLedgerPlayer(database.pool, { fundsMinor: 100 });
    await database.pool.query(
      `insert into api.responsible_gaming_event (player_id, kind, details, at) select id, 'test', '{}', now() from api.player limit 1`,
    );
    await expect(database.pool.query(sql)).rejects.toMatchObject({
      code: expect.stringMatching(/^P04(03|22)$/),
    });
  });

  it.each([
    ['kind', `'player_pending'`],
    ['brand', `'tuli'`],
    ['holder', `'somebody-else'`],
    ['currency', `'USD'`],
    ['shard', '(shard + 1)::smallint'],
  ])('never redefines an account: %s', async (column, value) => {
    const who = await openLedgerPlayer(database.pool);
    await expect(
      database.pool.query(
        `update api.account set ${column} = ${value} where kind = 'player_real' and holder = $1`,
        [who.playerId],
      ),
    ).rejects.toMatchObject({
      code: 'P0403',
      message: 'kind, brand, holder, currency and shard of an account cannot be changed',
    });
  });

  it('reports a fault that was written with triggers disabled', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 100 });
    expect(await ledgerFaults(database.pool)).toEqual([]);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('update api.account set balance = balance + 1 where holder = $1', [who.playerId]);
    const { rows } = await client.query<{ fault: string }>('select fault from api.ledger_faults()');
    await client.query('rollback');
    client.release();
    expect(rows.map((row) => row.fault)).toEqual(
      expect.arrayContaining([
        'balance differs from the sum of its entries',
        'balances of a currency do not sum to zero',
      ]),
    );
  });
});
