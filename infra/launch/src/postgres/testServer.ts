import { createLog } from '@foyer/runtime';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { startPostgres } from './startPostgres.ts';

/** The first port to try; parallel runs on the same machine use the next free ones. */
const FIRST_PORT = 4_210;
/**
 * Test data is never read after a crash, so no write waits for the disk; every worker opens several pools.
 */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
  max_wal_size: '512MB',
};

export interface TestServer {
  readonly connectionString: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** A PostgreSQL for tests in a temporary folder, without durability. */
export async function startTestServer(): Promise<TestServer> {
  const home = await mkdtemp(join(temporaryFolder(), 'foyer-test-database-'));
  const started = await startPostgres({
    home,
    port: FIRST_PORT,
    log: createLog('test', () => undefined),
    settings: SETTINGS,
  });
  return {
    connectionString: started.connectionString,
    async stop() {
      await started.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
