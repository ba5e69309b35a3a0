import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { migrate } from '@foyer/runtime';

const SQL = join(import.meta.dirname, '..', '..', 'sql');
const SCHEMA_FILE = '003-close-credited-rounds.sql';
let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-games-'));
  await cp(join(SQL, 'schema'), join(folder, 'schema'), {
    recursive: true,
    filter: (path) => !path.endsWith(SCHEMA_FILE),
  });
  database = await createTestDatabase({ schema: 'games', migrations: folder });
}, DATABASE_START_MS);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Inserts a round as the previous release stores it after the draw. */
async function insertResolved(): Promise<string> {
  const [session, round] = [randomUUID(), randomUUID()];
  await database.pool.query(
    `insert into games.game_session (id, launch_hash, launch_expires_at, brand, player_id, game_id, mode, currency, locale, country, jurisdiction, return_origins, nonce, created_at, expires_at)
     values ($1, $2, 0, 'aurora', 'p1', 'ember-hollow', 'real', 'EUR', 'en', 'MT', '{}', '[]', 'n', 0, 0)`,
    [session, session],
  );
  await database.pool.query(
    `insert into games.round (id, session_id, game_id, engine, model_id, model_version, mode, brand, player_id, currency, state, bet, stake_minor, outcome, draws, return_minor,
       bet_transaction_id, win_transaction_id, rollback_transaction_id, next_attempt_at, created_at)
     values ($1, $2, 'ember-hollow', 'slot', 'm', '1', 'real', 'aurora', 'p1', 'EUR', 'resolved', '{}', 20, '{}', '[]', 5, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 0, 0)`,
    [round, session],
  );
  return round;
}

/** Updates the round as the previous release does when the operator has acknowledged the win. */
async function recordWin(round: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ state: string }>(
    `update games.round set state = 'winCredited' where id = $1 and state = 'resolved' returning state`,
    [round],
  );
  return rows[0]?.state;
}

describe('rounds of the previous release whose win was acknowledged', () => {
  it('are closed by the upgrade, and after it when its processes record them', async () => {
    const [before, after] = [await insertResolved(), await insertResolved()];
    expect(await recordWin(before)).toBe('winCredited');
    await migrate(database.pool, 'games', SQL);
    expect(await recordWin(after)).toBe('closed');
    const { rows } = await database.pool.query<{ state: string; isDated: boolean }>(
      'select state, closed_at > 0 "isDated" from games.round where id = any($1)',
      [[before, after]],
    );
    expect(rows).toEqual([
      { state: 'closed', isDated: true },
      { state: 'closed', isDated: true },
    ]);
  });
});
