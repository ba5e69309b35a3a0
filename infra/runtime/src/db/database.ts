import pg from 'pg';
import { tracedClient } from '../observability/tracedClient.ts';
import { preparedClient } from './preparedClient.ts';

export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;

// bigint columns hold minor units and counters, all within the safe integer range by constraint
pg.types.setTypeParser(20, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is outside the safe integer range`);
  return value;
});

/** Longest wait for a connection, or for a free one of the pool. */
export const MAX_CONNECT_MS = 5_000;
/**
 * Upper bounds for waiting, in ms. The server enforces all but the first two, so a lost client holds no
 * lock.
 */
const TIMEOUTS = {
  connectionTimeoutMillis: MAX_CONNECT_MS,
  /** For the result of a query, in case the connection hangs; longer than the server's own limit. */
  query_timeout: 32_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;
/** Detects an unreachable peer host (not a dead process) in about 15 s. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

/**
 * With two cores, a pool of 8 has a better p99 than 16 to 32 (requirements/platform#ledger-measurements).
 */
export function createPool(connectionString: string, size = 8): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    ...TIMEOUTS,
    ...KEEP_ALIVE,
    idleTimeoutMillis: 30_000,
    Client: preparedClient(tracedClient()),
  });
  // an idle client whose server died must not crash the process; the next query reports the error
  pool.on('error', () => undefined);
  // same for checked-out clients between two queries, as in a transaction: the pool does not listen to them
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/**
 * The connection was lost after a commit was sent and before its answer: whether the transaction was
 * committed is unknown. Message and code are those of the cause.
 */
export class CommitInDoubt extends Error {
  readonly code: unknown;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'CommitInDoubt';
    this.code = (Object(cause) as { code?: unknown }).code;
  }
}

/** Options of {@link inTransaction}. */
export interface TransactionOptions {
  /**
   * Ms after which client and server abort the transaction, even when the connection hangs: for locks that
   * others wait for.
   */
  readonly withinMs?: number;
}

/**
 * Additional time that the client waits after the server's limit, so that an answer in transit can arrive.
 */
const GRACE_MS = 250;

/**
 * Runs `work` in a transaction.
 * @throws the error of `work`, with nothing committed; {@link CommitInDoubt} when the result of the commit
 * is unknown.
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
  // closes the connection, which rejects its pending query
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
    // the connection hangs after a query timeout: a rollback would wait as long again
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

/** Detects a query timeout by its message, because pg sets no error code. */
function isQueryTimeout(error: unknown): boolean {
  const cause = error instanceof CommitInDoubt ? error.cause : error;
  return (Object(cause) as { message?: unknown }).message === 'Query read timeout';
}

/**
 * The server rejected the statement, so the transaction is rolled back. A FATAL error proves nothing: it
 * may follow a completed commit.
 */
function wasRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

/** Migrations and their lock have no time limit, except for connecting. */
export async function connectForMigration(pool: Pool): Promise<pg.Client> {
  const { connectionString, connectionTimeoutMillis } = pool.options;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, ...KEEP_ALIVE });
  client.on('error', () => undefined); // the running query reports the error itself
  await client.connect();
  return client;
}
