import { createLog, createPool, migrate, type Pool } from '@foyer/runtime';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from './startPostgres.ts';

/** For hooks: a database starts in a second on an idle machine and in many on a busy one, and a hook that gives up leaves it running. */
export const DATABASE_START_MS = 60_000;

/** Tables that a database of a test begins with: the name of a schema, and the folder of its migrations. */
export interface TestSchema {
  readonly schema: string;
  readonly migrations: string;
}

export interface TestDatabase {
  readonly connectionString: string;
  readonly pool: Pool;
  /** Drops it; the last one of a test file stops the server. */
  close(): Promise<void>;
}

interface TestServer {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** The first that is tried: workers, and other suites on the same machine, take the next free ones. */
const FIRST_PORT = 4_210;
/** A migrated database that is copied instead of migrating an empty one: with a fault in it, every test has it (the api's proof/mutants, which drops the copies when it has looked at them). */
const TEMPLATE = process.env['FOYER_TEST_TEMPLATE'];

let server: Promise<TestServer> | undefined;
let users = 0;

/** A database of its own on a real PostgreSQL: the one of FOYER_TEST_DATABASE_URL, else one started from the npm-shipped binaries, once a test file. */
export async function createTestDatabase(...schemas: readonly TestSchema[]): Promise<TestDatabase> {
  users += 1;
  const { connectionString: address, stop } = await (server ??= startServer());
  const name = `${TEMPLATE ?? 'test'}_${crypto.randomUUID().replaceAll('-', '')}`;
  await administrate(
    address,
    `create database ${name}${TEMPLATE === undefined ? '' : ` template ${TEMPLATE}`}`,
  );
  // what these tests hold is atomicity, not durability of the disk; waiting for a busy one is most of their time otherwise
  const connectionString = `${withDatabase(address, name)}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
  const pool = createPool(connectionString);
  for (const { schema, migrations } of schemas) await migrate(pool, schema, migrations);
  return {
    connectionString,
    pool,
    async close() {
      await pool.end();
      if (TEMPLATE === undefined) await administrate(address, `drop database ${name} with (force)`);
      users -= 1;
      if (users === 0) await stop();
    },
  };
}

async function startServer(): Promise<TestServer> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-test-database-'));
  const started = await startPostgres({
    home,
    port: FIRST_PORT + Number(process.env['JEST_WORKER_ID'] ?? 0),
    log: createLog('test', () => undefined),
    databaseUrl: process.env['FOYER_TEST_DATABASE_URL'],
  });
  return {
    connectionString: started.connectionString,
    async stop() {
      server = undefined;
      await started.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function administrate(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(connectionString, 'postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}
