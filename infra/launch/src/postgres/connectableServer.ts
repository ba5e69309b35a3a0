import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { LaunchProblem } from '../launchProblem.ts';
import { isAlive } from '../processes.ts';
import { DATABASE_USER } from './cluster.ts';
import { findOrStartServer, type FoundServer, type ServerOptions } from './server.ts';

export const DATABASE_NAME = 'foyer';
/** A killed server closes its connections before its process ends. */
const ENDING_MS = 5_000;
const POLL_MS = 10;

/** A server with our database. A server that was found may have been killed a moment before. */
export async function connectableServer(password: string, options: ServerOptions): Promise<FoundServer> {
  for (;;) {
    const server = await findOrStartServer(options);
    try {
      await ensureDatabase(urlOf(server.port, password, 'postgres'));
      return server;
    } catch (error) {
      const isOurs = server.child !== undefined;
      if (isOurs || error instanceof LaunchProblem || !(await endsSoon(server.pid))) throw error;
    }
  }
}

/** True if the process ends within a short time. */
async function endsSoon(pid: number): Promise<boolean> {
  for (const deadline = Date.now() + ENDING_MS; isAlive(pid); await wait(POLL_MS))
    if (Date.now() > deadline) return false;
  return true;
}

async function ensureDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect().catch(explainRefusal);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`).catch(ignoreDuplicate);
  } finally {
    await client.end();
  }
}

function explainRefusal(error: Error & { code?: string }): never {
  if (error.code !== '28P01') throw error;
  throw new LaunchProblem(
    'The database rejects the password in the keys folder.',
    'Restore the old keys folder, or remove the whole data home to start with an empty database.',
  );
}

/** Two starts may race for the same server; the second one finds an existing database. */
function ignoreDuplicate(error: Error & { code?: string }): void {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}

export function urlOf(port: number, password: string, database: string): string {
  return `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
}
