import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '@foyer/launch';
import { createLog, createPool, migrate, type Pool } from '@foyer/runtime';
import { API_MIGRATIONS } from '../src/index.ts';

/** Of a server that may be killed: it keeps its port and its data folder. */
export interface ProofDatabase {
  /** Of a database of its own; `isDurable` waits for the disk, as the product does. */
  create(
    name: string,
    isDurable: boolean,
  ): Promise<{ readonly connectionString: string; readonly pool: Pool }>;
  /** Ends what `create` gave, and its data. */
  drop(name: string): Promise<void>;
  /** Of the postmaster, whose children are everybody else. */
  pid(): Promise<number>;
  /** SIGKILL for the postmaster, and started again; milliseconds until it answers. */
  kill(): Promise<number>;
  stop(): Promise<void>;
}

const POOL_SIZE = 12;
const LONGEST_RECOVERY_MS = 60_000;

/** A real PostgreSQL as a direct child, on its own folder: an orphan would stay a zombie here (requirements/reliability#database-process). */
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
      const began = Date.now();
      await lost;
      server = await start();
      while (Date.now() - began < LONGEST_RECOVERY_MS) {
        const answered = await admin.query('select 1').then(
          () => true,
          () => false,
        );
        if (answered) break;
      }
      return Date.now() - began;
    },
    async stop() {
      await Promise.all([admin, ...pools.values()].map((pool) => pool.end()));
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
