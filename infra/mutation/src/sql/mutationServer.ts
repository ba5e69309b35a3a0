import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@foyer/launch';
import { createLog, createPool, migrate, type Pool } from '@foyer/runtime';
import { API_MIGRATIONS } from '@foyer/api';

/**
 * A database server with a migrated template database; each test gets a copy of it (`FOYER_TEST_TEMPLATE`).
 */
export interface MutationServer {
  readonly connectionString: string;
  /** The unchanged migrated database; a copy requires that no connection to it is open. */
  readonly template: string;
  withDatabase<Result>(database: string, work: (pool: Pool) => Promise<Result>): Promise<Result>;
  /**
   * Creates `name` as a copy of the unchanged database and runs `sql` in it. False when PostgreSQL rejects
   * the statement.
   */
  createMutant(name: string, sql: string): Promise<boolean>;
  /** Databases that tests copied from this one; waits until they have no connections. */
  copiesOf(name: string): Promise<readonly string[]>;
  dropCopiesOf(name: string): Promise<void>;
  /**
   * Current size of the server log. `hasNonsense` searches the log from there for statements that
   * PostgreSQL cannot run in copies of this database.
   */
  markLog(): Promise<number>;
  hasInvalidSql(name: string, since: number): Promise<boolean>;
  stop(): Promise<void>;
}

const TEMPLATE = 'sound';
const POLL_MS = 20;
/**
 * SQLSTATEs of unknown operators or functions, type mismatches and syntax errors, which PL/pgSQL finds at
 * run time.
 */
const INVALID_SQL = '(42883|42804|42846|42725|42P18|42601)';
/** Durability is not needed here; function tracking finds the tests of a function. */
const SETTINGS = [
  'fsync = off',
  'full_page_writes = off',
  'autovacuum = off',
  "log_line_prefix = '%d|%e|'",
  "track_functions = 'all'",
];

export async function startMutationServer(port: number): Promise<MutationServer> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-mutants-'));
  const server = await startPostgres({ home, port, log: createLog('mutants', () => undefined) });
  const admin = createPool(server.connectionString, 4);
  const logFile = join(home, 'logs', 'postgres.log');
  for (const setting of SETTINGS) await admin.query(`alter system set ${setting}`);
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${TEMPLATE}`);

  async function withDatabase<Result>(
    database: string,
    work: (pool: Pool) => Promise<Result>,
  ): Promise<Result> {
    const url = new URL(server.connectionString);
    url.pathname = `/${database}`;
    const pool = createPool(url.href, 1);
    return work(pool).finally(() => pool.end());
  }
  const databasesLike = async (name: string): Promise<readonly string[]> =>
    (
      await admin.query<{ datname: string }>('select datname from pg_database where datname ~ $1', [
        `^${name}_[0-9a-f]{32}$`,
      ])
    ).rows.map(({ datname }) => datname);
  const drop = (name: string): Promise<unknown> =>
    admin.query(`drop database if exists ${name} with (force)`);
  await withDatabase(TEMPLATE, (pool) => migrate(pool, 'api', API_MIGRATIONS));

  return {
    connectionString: server.connectionString,
    template: TEMPLATE,
    withDatabase,
    async createMutant(name, sql) {
      await drop(name);
      await free(admin, [TEMPLATE]);
      await admin.query(`create database ${name} template ${TEMPLATE}`);
      const taken = await withDatabase(name, (pool) =>
        pool.query(`set search_path = api, public; ${sql}`),
      ).then(
        () => true,
        () => false,
      );
      await free(admin, [name]);
      return taken;
    },
    async copiesOf(name) {
      const copies = await databasesLike(name);
      await free(admin, copies);
      return copies;
    },
    async dropCopiesOf(name) {
      for (const copy of await databasesLike(name)) await drop(copy);
    },
    markLog: async () => (await stat(logFile)).size,
    async hasInvalidSql(name, since) {
      const file = await open(logFile);
      try {
        const { size } = await file.stat();
        const { buffer } = await file.read(Buffer.alloc(size - since), 0, size - since, since);
        return new RegExp(`^${name}_[0-9a-f]{32}\\|${INVALID_SQL}\\|`, 'm').test(buffer.toString('utf8'));
      } finally {
        await file.close();
      }
    },
    async stop() {
      await admin.end();
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/**
 * PostgreSQL writes the statistics of a connection when its process exits, shortly after the client closed
 * it.
 */
async function free(admin: Pool, databases: readonly string[]): Promise<void> {
  for (;;) {
    const { rows } = await admin.query('select 1 from pg_stat_activity where datname = any($1) limit 1', [
      databases,
    ]);
    if (rows.length === 0) return;
    await wait(POLL_MS);
  }
}
