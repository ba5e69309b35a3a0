import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, createPool, migrate, type Pool } from '@foyer/runtime';
import { startPostgres } from '@foyer/launch';
import { JACKPOT_MIGRATIONS } from '../index.ts';

/** A first start takes a second, on a busy machine many. */
export const DATABASE_START_MS = 60_000;

export interface JackpotDatabase {
  readonly connectionString: string;
  readonly pool: Pool;
  stop(): Promise<void>;
}

/** A database of its own for one test file, with the pots' tables. */
export async function startJackpotDatabase(port: number): Promise<JackpotDatabase> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-jackpot-'));
  const database = await startPostgres({ home, port, log: createLog('database', () => undefined) });
  const pool = createPool(database.connectionString);
  await migrate(pool, 'jackpot', JACKPOT_MIGRATIONS);
  return {
    connectionString: database.connectionString,
    pool,
    async stop() {
      await pool.end();
      await database.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
