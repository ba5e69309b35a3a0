import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { balanceOf, gameMovement, openLedgerPlayer, gameVoid } from '../../test/worlds/ledgerWorld.ts';
import { postHouseTransfer } from './houseTransfers.ts';
import { stake, voidStake, settle } from './productLedger.ts';
import { closeWithoutFaults } from '../../test/worlds/paymentWorld.ts';

const NOON = Date.UTC(2026, 10, 18, 12); // a Wednesday

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

describe('movements', () => {
  it('pays a win after the session has ended, the account is closed and limits are reached', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await stake(database.pool, gameMovement(player, 'bet', 500, 'round'), NOON);
    await database.pool.query(
      `update api.player set status = 'Closed', self_excluded_at = now() where id = $1`,
      [player.playerId],
    );
    await database.pool.query(
      `insert into api.ended_session (sid, brand, player_id, reason) values ($1, $2, $3, 'LOGGED_OUT')`,
      [player.sid, player.brand, player.playerId],
    );
    expect(
      await settle(database.pool, { ...gameMovement(player, 'win', 900, 'round'), closes: true }, NOON),
    ).toMatchObject({ ok: true, balance: 900 });
    expect(
      await settle(database.pool, { ...gameMovement(player, 'free', 50, 'free-round'), closes: true }, NOON),
    ).toMatchObject({ ok: true, balance: 950 });
    expect(await stake(database.pool, gameMovement(player, 'next', 10), NOON)).toEqual({
      ok: false,
      code: 'PLAYER_BLOCKED',
      reasons: ['ACCOUNT_CLOSED', 'SELF_EXCLUDED'],
    });
  });

  it('returns a stake once, even under different rollback keys', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await stake(database.pool, gameMovement(player, 'bet', 200, 'round'), NOON);
    expect(await voidStake(database.pool, gameVoid(player, 'back-1', 'bet'), NOON)).toMatchObject({
      ok: true,
      balance: 500,
      isReplay: false,
    });
    expect(await voidStake(database.pool, gameVoid(player, 'back-1', 'bet'), NOON)).toMatchObject({
      ok: true,
      balance: 500,
      isReplay: true,
    });
    expect(await voidStake(database.pool, gameVoid(player, 'back-2', 'bet'), NOON)).toMatchObject({
      ok: true,
      balance: 500,
      isReplay: true,
    });
    expect(
      await settle(database.pool, { ...gameMovement(player, 'win', 900, 'round'), closes: true }, NOON),
    ).toMatchObject({ ok: false, code: 'ROLLED_BACK' });
    expect(await balanceOf(database.pool, player.playerId)).toBe(500);
  });

  it('refuses a bet that arrives after its own rollback', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    expect(await voidStake(database.pool, gameVoid(player, 'back', 'late'), NOON)).toMatchObject({
      ok: true,
      journalId: undefined,
    });
    expect(await stake(database.pool, gameMovement(player, 'late', 100), NOON)).toMatchObject({
      ok: false,
      code: 'ROLLED_BACK',
    });
    expect(await balanceOf(database.pool, player.playerId)).toBe(500);
  });

  it('repeats a refusal for the same key after the balance has grown', async () => {
    const player = await openLedgerPlayer(database.pool, { at: NOON });
    expect(await stake(database.pool, gameMovement(player, 'poor', 100), NOON)).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT_FUNDS',
    });
    await postHouseTransfer(
      database.pool,
      { brand: player.brand, playerId: player.playerId, key: 'funds', amount: 1_000, currency: 'EUR' },
      NOON,
    );
    expect(await stake(database.pool, gameMovement(player, 'poor', 100), NOON)).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT_FUNDS',
    });
    expect(await stake(database.pool, gameMovement(player, 'rich', 100), NOON)).toMatchObject({ ok: true });
  });

  it('refuses a rollback of a settled round and a bet on it', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await stake(database.pool, gameMovement(player, 'bet', 200, 'round'), NOON);
    await settle(database.pool, { ...gameMovement(player, 'lost', 0, 'round'), closes: true }, NOON);
    expect(await voidStake(database.pool, gameVoid(player, 'back', 'bet'), NOON)).toMatchObject({
      ok: false,
      code: 'ROUND_CLOSED',
    });
    expect(await stake(database.pool, gameMovement(player, 'more', 10, 'round'), NOON)).toMatchObject({
      ok: false,
      code: 'ROUND_CLOSED',
    });
  });

  it('keeps the time of the round end when a later win arrives', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await stake(database.pool, gameMovement(player, 'bet', 200, 'round'), NOON);
    for (const [key, closesRound, at] of [
      ['small', false, NOON + 1],
      ['last', true, NOON + 2],
      ['again', true, NOON + 3],
      ['late', false, NOON + 4],
    ] as const) {
      await settle(database.pool, { ...gameMovement(player, key, 10, 'round'), closes: closesRound }, at);
    }
    const { rows } = await database.pool.query(
      'select status, paid, balance_after, closed_at from api.wager where player_id = $1',
      [player.playerId],
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
    ['an unknown game session', { gameSessionId: 'unknown' }, 'SESSION_ENDED'],
    ['a session of another game', { gameId: 'other-game' }, 'SESSION_ENDED'],
  ])('refuses a bet with %s', async (_what, change, code) => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    expect(await stake(database.pool, { ...gameMovement(player, 'bet', 10), ...change }, NOON)).toMatchObject(
      {
        ok: false,
        code,
      },
    );
  });

  it('refuses a bet after the sign-in session has ended', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await database.pool.query(
      `insert into api.ended_session (sid, brand, player_id, reason) values ($1, $2, $3, 'LOGGED_OUT')`,
      [player.sid, player.brand, player.playerId],
    );
    expect(await stake(database.pool, gameMovement(player, 'bet', 10), NOON)).toMatchObject({
      ok: false,
      code: 'SESSION_ENDED',
    });
  });
});
