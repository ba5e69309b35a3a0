import { startJob, type Clock, type Job, type Log, type Pool } from '@foyer/runtime';

/**
 * Retention of processed webhooks: ten times the three days of repetitions (ADR 0100). The ledger's keys
 * are permanent.
 */
export const WEBHOOKS_KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const INTERVAL_MS = 3_600_000;
const BATCH = 500;

/** Starts the job that deletes webhooks past their retention. Safe to run in every replica. */
export function startWebhookRetentionJob(deps: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
}): Job<number> {
  return startJob({
    name: 'payment event retention',
    everyMs: INTERVAL_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => deletePaymentEvents(deps.pool, deps.clock()),
  });
}

/** Each batch is a separate transaction, to keep locks short; returns the number of deleted events. */
export async function deletePaymentEvents(pool: Pool, now: number, batch = BATCH): Promise<number> {
  let total = 0;
  for (;;) {
    const { rows } = await pool.query<{ deleted: number }>(
      'select api.delete_payment_events($1, $2) as deleted',
      [new Date(now - WEBHOOKS_KEPT_DAYS * DAY_MS), batch],
    );
    const deleted = rows[0]?.deleted ?? 0;
    total += deleted;
    if (deleted < batch) return total;
  }
}
