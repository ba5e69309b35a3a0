import { startJob, type Clock, type Job, type Log, type Pool } from '@foyer/runtime';

const EVERY_MS = 3_600_000;

export interface RetentionDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Retention {
  /** Name in log lines. */
  readonly name: string;
  /** Maximum number of rows per deletion. Each deletion is a transaction, so locks are short. */
  readonly batch: number;
  /** Deletes one batch of rows past their retention. @returns the number deleted. */
  deleteBatch(pool: Pool, now: number, batch: number): Promise<number>;
}

/**
 * Starts an hourly job that deletes rows past their retention, batch after batch. Safe to run in every
 * replica.
 */
export function startRetentionJob(
  { pool, clock, log }: RetentionDeps,
  { name, batch, deleteBatch }: Retention,
): Job<number> {
  return startJob({
    name,
    everyMs: EVERY_MS,
    jitter: 0.1,
    log,
    hasMore: (deleted: number) => deleted === batch,
    run: () => deleteBatch(pool, clock(), batch),
  });
}
