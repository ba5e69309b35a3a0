import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { createStrictDatabase } from '../../test/ruledDatabase.ts';
import { gameMovement, openLedgerPlayer, gameVoid } from '../../test/worlds/ledgerWorld.ts';
import { stake, voidStake, settle } from '../ledger/productLedger.ts';
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
    '%s: a rolling %s of wagers excludes those older than the window, exact to the minute',
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
    "tuli: a calendar %s of losses starts at midnight of the licence's time zone",
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
    expect(await stake(database.pool, gameMovement(player, 'b', 1), NOON + 30 * 60_000)).toMatchObject({
      ok: true,
    });
    expect(await stake(database.pool, gameMovement(player, 'c', 1), NOON + 31 * 60_000)).toMatchObject(
      refused,
    );
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
});
