import pg from 'pg';
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
