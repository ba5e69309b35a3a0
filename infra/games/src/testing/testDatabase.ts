import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@foyer/runtime';
import { startPostgres } from '@foyer/launch';

/** A first start takes a second, on a busy machine many. */
export const DATABASE_START_MS = 60_000;

export interface TestDatabase {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** A database of its own for one test file. */
export async function startTestDatabase(port: number): Promise<TestDatabase> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-games-'));
  const database = await startPostgres({ home, port, log: createLog('database', () => undefined) });
  return {
    connectionString: database.connectionString,
    async stop() {
      await database.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
