import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '@foyer/launch';
import { createLog, createPool, migrate, type Pool } from '@foyer/runtime';
import { REGISTRY_MIGRATIONS } from '../index.ts';

const FIRST_PORT = 4_260;

export interface TestDatabase {
  readonly connectionString: string;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** A database of its own on a real PostgreSQL: the one of FOYER_TEST_DATABASE_URL, else one started from the npm-shipped binaries. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-registry-database-'));
  const port = FIRST_PORT + Number(process.env['JEST_WORKER_ID'] ?? 0);
  const server = await startPostgres({ home, port, log: createLog('test', () => undefined), databaseUrl: process.env['FOYER_TEST_DATABASE_URL'] });
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administrate(server.connectionString, `create database ${name}`);
  // what these tests hold is atomicity, not durability of the disk
  const connectionString = `${withDatabase(server.connectionString, name)}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
  const pool = createPool(connectionString);
  await migrate(pool, 'registry', REGISTRY_MIGRATIONS);
  return {
    connectionString,
    pool,
    async close() {
      await pool.end();
      await administrate(server.connectionString, `drop database ${name} with (force)`);
      await server.stop();
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
