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

/** Upper bounds for what a connection waits for, in ms. The server enforces all but the first two, so a lost client holds no lock. */
const TIMEOUTS = {
  /** To connect, or for a free connection of the pool. */
  connectionTimeoutMillis: 5_000,
  /** For the answer to a query, in case the connection hangs; longer than the server's own limit. */
  query_timeout: 32_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;
/** Finds a peer that is gone (its host, not its process) in about 15 s. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

/** A pool of 8 beats 16 to 32 on p99 with two cores (requirements/platform#ledger-measurements). */
export function createPool(connectionString: string, size = 8): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    ...TIMEOUTS,
    ...KEEP_ALIVE,
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

/** How a transaction runs. */
export interface TransactionOptions {
  /** Ms after which both ends give the transaction up, also when the connection hangs: for a lock that others wait for. */
  readonly withinMs?: number;
}

/** So much longer than the server the client waits, so that an answer that is under way arrives. */
const GRACE_MS = 250;

/**
 * Runs `work` in a transaction.
 * @throws what `work` throws, with nothing written; {@link CommitInDoubt} when that is not known.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  { withinMs }: TransactionOptions = {},
): Promise<T> {
  const client = await pool.connect();
  let isReleased = false;
  const release = (isBroken: boolean): void => {
    if (isReleased) return;
    isReleased = true;
    client.release(isBroken);
  };
  // closes the connection, which rejects the query that waits on it
  const watchdog = withinMs === undefined ? undefined : setTimeout(() => release(true), withinMs + GRACE_MS);
  try {
    await client.query(withinMs === undefined ? 'begin' : beginWithin(withinMs));
    const result = await work(client);
    await client.query('commit').catch((error: unknown) => {
      throw wasRefused(error) ? error : new CommitInDoubt(error);
    });
    release(false);
    return result;
  } catch (error) {
    // after a query timeout the connection hangs: a rollback would wait as long again
    const isRolledBack =
      !isReleased &&
      !isQueryTimeout(error) &&
      (await client.query('rollback').then(
        () => true,
        () => false,
      ));
    release(!isRolledBack);
    throw error;
  } finally {
    clearTimeout(watchdog);
  }
}

function beginWithin(withinMs: number): string {
  const limit = Math.ceil(withinMs);
  return `begin; set local statement_timeout = ${limit}; set local idle_in_transaction_session_timeout = ${limit}`;
}

/** pg has no code for it. */
function isQueryTimeout(error: unknown): boolean {
  const cause = error instanceof CommitInDoubt ? error.cause : error;
  return (Object(cause) as { message?: unknown }).message === 'Query read timeout';
}

/** The server's own no, after which the transaction is rolled back; whoever is thrown out (FATAL) may have been so after it was written. */
function wasRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

/** Migrations and their lock take as long as they take: no limit but the one to connect. */
export async function connectForMigration(pool: Pool): Promise<pg.Client> {
  const { connectionTimeoutMillis } = TIMEOUTS;
  const { connectionString } = pool.options;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, ...KEEP_ALIVE });
  client.on('error', () => undefined); // the query that was running reports it
  await client.connect();
  return client;
}
