import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '@foyer/launch';
import { createLog, createPool, migrate, type Pool } from '@foyer/runtime';
import { API_MIGRATIONS } from '@foyer/api';

/** A PostgreSQL server that can be killed and restarted on the same port and data folder. */
export interface ProofDatabase {
  /** Creates a database. `isDurable` keeps synchronous commits, as the product does. */
  create(
    name: string,
    isDurable: boolean,
  ): Promise<{ readonly connectionString: string; readonly pool: Pool }>;
  /** Closes the pool of a created database and drops the database. */
  drop(name: string): Promise<void>;
  /** Process id of the postmaster, the parent of all other server processes. */
  pid(): Promise<number>;
  /**
   * Kills the postmaster with SIGKILL and restarts it. Returns the milliseconds until the server answers.
   */
  kill(): Promise<number>;
  stop(): Promise<void>;
}

const POOL_SIZE = 12;
const MAX_RECOVERY_MS = 60_000;

/**
 * A real PostgreSQL as a direct child with its own data folder; an orphan would remain a zombie here
 * (requirements/reliability#database-process).
 */
export async function startProofDatabase(port: number): Promise<ProofDatabase> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-proof-'));
  const log = createLog('proof', () => undefined);
  const start = (): Promise<RunningPostgres> => startPostgres({ home, port, log });
  let server = await start();
  const admin = createPool(server.connectionString, 2);
  const { rows } = await admin.query<{ data_directory: string }>('show data_directory');
  const pidFile = join(rows[0]?.data_directory ?? '', 'postmaster.pid');
  const pools = new Map<string, Pool>();
  const pid = async (): Promise<number> => Number((await readFile(pidFile, 'utf8')).split('\n')[0]);

  return {
    async create(name, isDurable) {
      await admin.query(`create database ${name}`);
      const url = new URL(server.connectionString);
      url.pathname = `/${name}`;
      const connectionString = isDurable
        ? url.href
        : `${url.href}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
      const pool = createPool(connectionString, POOL_SIZE);
      pools.set(name, pool);
      await migrate(pool, 'api', API_MIGRATIONS);
      return { connectionString, pool };
    },
    async drop(name) {
      await pools.get(name)?.end();
      pools.delete(name);
      await admin.query(`drop database ${name} with (force)`);
    },
    pid,
    async kill() {
      const postmaster = await pid();
      const { lost } = server;
      process.kill(postmaster, 'SIGKILL');
      const startedAt = Date.now();
      await lost;
      server = await start();
      while (Date.now() - startedAt < MAX_RECOVERY_MS) {
        const answered = await admin.query('select 1').then(
          () => true,
          () => false,
        );
        if (answered) break;
      }
      return Date.now() - startedAt;
    },
    async stop() {
      await Promise.all([admin, ...pools.values()].map((pool) => pool.end()));
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
