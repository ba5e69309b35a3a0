import { jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '@foyer/launch';
import { createBus, createLog, createPool, migrate, readSettings, type Bus, type FoyerSettings, type Pool } from '@foyer/runtime';
import { API_MIGRATIONS, createApi, seedApi } from '../index.ts';
import { startFakeGames, type FakeGames } from './fakeGames.ts';
import { startFakePayments, type FakePayments } from './fakePayments.ts';
import { startFakeIdentity, type FakeIdentity } from './fakeIdentity.ts';
import { closeServer, listen } from './listen.ts';

export interface TestDatabase {
  readonly connectionString: string;
  readonly pool: Pool;
  close(): Promise<void>;
}

const POSTGRES_PORT = 4_210;
/** For hooks: a database may have to be made first, on a busy machine. */
export const START_MS = 60_000;
const LOG_LINES_KEPT = 200;
/** A migrated database that is copied instead of migrating an empty one: with a fault in it, every test has it (proof/mutants, which drops the copies when it has looked at them). */
const TEMPLATE = process.env['FOYER_TEST_TEMPLATE'];

// a test that takes a second on an idle machine takes many on a busy one
jest.setTimeout(START_MS);

interface TestServer {
  readonly connectionString: string;
  stop(): Promise<void>;
}

let server: Promise<TestServer> | undefined;
let users = 0;

/** A database of its own on a real PostgreSQL: the one of FOYER_TEST_DATABASE_URL, else one started from the npm-shipped binaries, once a file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  users += 1;
  const { connectionString: address, stop } = await (server ??= startServer());
  const name = `${TEMPLATE ?? 'test'}_${crypto.randomUUID().replaceAll('-', '')}`;
  await administrate(address, `create database ${name}${TEMPLATE === undefined ? '' : ` template ${TEMPLATE}`}`);
  // what these tests hold is atomicity, not durability of the disk; waiting for a busy one is most of their time otherwise
  const connectionString = `${withDatabase(address, name)}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
  const pool = createPool(connectionString);
  await migrate(pool, 'api', API_MIGRATIONS);
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
  const home = await mkdtemp(join(tmpdir(), 'foyer-api-'));
  const started = await startPostgres({ home, port: POSTGRES_PORT, log: createLog('test', () => undefined), databaseUrl: process.env['FOYER_TEST_DATABASE_URL'] });
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

export interface TestApi {
  readonly database: TestDatabase;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly settings: FoyerSettings;
  readonly identity: FakeIdentity;
  readonly games: FakeGames;
  readonly payments: FakePayments;
  readonly baseUrl: string;
  readonly logLines: readonly string[];
  /** Milliseconds the clock of the api is ahead of the real one. */
  skew: { milliseconds: number };
  close(): Promise<void>;
}

export const TEST_SECRETS = { internal: 'internal-secret-of-the-tests', games: 'games-secret-of-the-tests', payments: 'payments-secret-of-the-tests' } as const;

/** The whole api on free ports, with an identity server and a game provider of the tests beside it. */
export async function startTestApi(environment: Readonly<Record<string, string>> = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const logLines: string[] = [];
  const log = createLog('api', (line) => void (logLines.push(line) > LOG_LINES_KEPT && logLines.shift()));
  const skew = { milliseconds: 0 };
  const clock = () => Date.now() + skew.milliseconds;
  const home = await mkdtemp(join(tmpdir(), 'foyer-api-home-'));
  const settings = readSettings(environment, home, TEST_SECRETS);
  const identity = await startFakeIdentity({ secret: TEST_SECRETS.internal, clock });
  const games = await startFakeGames({ secret: TEST_SECRETS.games, clock });
  const payments = await startFakePayments({ secret: TEST_SECRETS.payments, clock });
  const bus = await createBus(database.connectionString, log);
  const deps = { settings, pool: database.pool, bus, log, clock, addresses: { identity: identity.baseUrl, games: games.baseUrl, payments: payments.baseUrl } };
  await seedApi(deps);
  const imported = new Promise<void>((resolve) => void bus.subscribe('api.catalogue-changed', () => resolve()));
  const service = await createApi(deps);
  await imported;
  const server = createServer((request, response) => service.handler(request, response));
  server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head));
  const baseUrl = await listen(server);
  return {
    database, pool: database.pool, bus, settings, identity, games, payments, baseUrl, logLines, skew,
    async close() {
      await service.close();
      await closeServer(server);
      await bus.close();
      await Promise.all([identity.close(), games.close(), payments.close()]);
      await database.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
