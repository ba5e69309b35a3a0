import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { gameMovement, openLedgerPlayer, TEST_GAME } from '../../test/worlds/ledgerWorld.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { stake } from '../ledger/productLedger.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const database = useDatabase(createBonusDatabase);

describe('stake requires an open game session', () => {
  it.each<[string, string, true | string]>([
    ['in its original state', `mode = 'REAL'`, true],
    ['that ends one millisecond later', `expires_at = '2026-11-18T12:00:00.001Z'`, true],
    ['that ends at this instant', `expires_at = '2026-11-18T12:00:00Z'`, 'SESSION_ENDED'],
    ['that was closed', `closed_at = '2026-11-18T11:00:00Z'`, 'SESSION_ENDED'],
    ['for play money', `mode = 'DEMO'`, 'SESSION_ENDED'],
    ['of another game', `game_id = 'felt'`, 'SESSION_ENDED'],
    [
      'of another player',
      `player_id = (select min(id) from api.player where id <> player_id)`,
      'SESSION_ENDED',
    ],
    ['of a visitor', 'player_id = null', 'SESSION_ENDED'],
  ])('has the expected result for a session %s', async (_what, change, expected) => {
    await openLedgerPlayer(database.pool, { at: NOON });
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await database.pool.query(`update api.game_session set ${change} where id = $1`, [player.gameSessionId]);
    const answer = await stake(database.pool, gameMovement(player, 'bet', 10), NOON);
    expect(answer.ok || answer.code).toBe(expected);
  });

  it('refuses a game that has been withdrawn', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 500, at: NOON });
    await database.pool.query('update api.game set withdrawn_at = now() where id <> $1', [TEST_GAME]);
    expect(await stake(database.pool, gameMovement(player, 'offered', 10), NOON)).toMatchObject({ ok: true });
    await database.pool.query('update api.game set withdrawn_at = now() where id = $1', [TEST_GAME]);
    expect(await stake(database.pool, gameMovement(player, 'withdrawn', 10), NOON)).toMatchObject({
      ok: false,
      code: 'GAME_BLOCKED',
    });
  });
});
