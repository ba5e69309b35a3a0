import pg from 'pg';
import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { tracedClient } from './observe/tracedClient.ts';
import { preparedClient } from './preparedClient.ts';

export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;

// bigint columns hold minor units and counters, all within the safe integer range by constraint
pg.types.setTypeParser(20, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is outside the safe integer range`);
  return value;
});

/** A pool of 8 beats 16 to 32 on p99 with two cores (requirements/platform#ledger-measurements). */
export function createPool(connectionString: string, size = 8): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    Client: preparedClient(tracedClient()),
  });
  // an idle client whose server died must not take the process down; the next query reports it
  pool.on('error', () => undefined);
  // nor one that is lent out and between two queries, as in a transaction: the pool does not listen to those
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** The connection was lost between sending a commit and its answer: nobody knows whether it holds. Message and code are those of what happened. */
export class CommitInDoubt extends Error {
  readonly code: unknown;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'CommitInDoubt';
    this.code = (Object(cause) as { code?: unknown }).code;
  }
}

/** @throws what `work` throws, with nothing written; {@link CommitInDoubt} when that is not known. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit').catch((error: unknown) => {
      throw wasRefused(error) ? error : new CommitInDoubt(error);
    });
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** The server's own no, after which the transaction is rolled back; whoever is thrown out (FATAL) may have been so after it was written. */
function wasRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

const MIGRATION_LOCK = 4_221_001;
const FILE_NAME = /^\d{3}-[a-z0-9-]+\.sql$/;

/**
 * Applies the ordered `NNN-name.sql` files of a folder to one schema, once each, replicas included (advisory lock).
 * @throws when an applied file was changed afterwards.
 */
export async function migrate(pool: Pool, schema: string, folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort();
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`);
    await client.query(
      `create table if not exists ${client.escapeIdentifier(schema)}.migration (name text primary key, sha256 text not null, at timestamptz not null default now())`,
    );
    const known = await client.query<{ name: string; sha256: string }>(
      `select name, sha256 from ${client.escapeIdentifier(schema)}.migration`,
    );
    const done = new Map(known.rows.map((row) => [row.name, row.sha256]));
    for (const name of files) {
      const sql = await readFile(join(folder, name), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      const before = done.get(name);
      if (before !== undefined) {
        if (before !== sha256)
          throw new Error(
            `Migration ${schema}/${name} was changed after it had been applied; add a new file instead.`,
          );
        continue;
      }
      await client.query('begin');
      await client.query(`set local search_path to ${client.escapeIdentifier(schema)}, public`);
      await client.query(sql);
      await client.query(
        `insert into ${client.escapeIdentifier(schema)}.migration (name, sha256) values ($1, $2)`,
        [name, sha256],
      );
      await client.query('commit');
      applied.push(name);
    }
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}
