import type { Clock, Log, Pool } from '@foyer/runtime';

/**
 * Retention of processed webhooks: ten times the three days of repetitions (ADR 0100). The ledger's keys
 * are permanent.
 */
export const EVENTS_KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const LOOK_MS = 3_600_000;
const BATCH = 500;

/**
 * Deletes webhooks past their retention. Safe to run in every replica. Returns a function that stops the
 * clock.
 */
export function createForgettingClock(deps: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
}): () => void {
  const timer = setInterval(
    () =>
      void forgetPaymentEvents(deps.pool, deps.clock()).catch((error: unknown) =>
        deps.log.warn('deletion of old webhooks failed, retrying at the next tick', { error }),
      ),
    LOOK_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}

/** Each batch is a separate transaction, to keep locks short; returns the number of deleted events. */
export async function forgetPaymentEvents(pool: Pool, now: number, batch = BATCH): Promise<number> {
  let gone = 0;
  for (;;) {
    const { rows } = await pool.query<{ forgotten: number }>(
      'select api.delete_payment_events($1, $2) as forgotten',
      [new Date(now - EVENTS_KEPT_DAYS * DAY_MS), batch],
    );
    const forgotten = rows[0]?.forgotten ?? 0;
    gone += forgotten;
    if (forgotten < batch) return gone;
  }
}
