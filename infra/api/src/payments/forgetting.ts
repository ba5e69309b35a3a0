import type { Clock, Log, Pool } from '@foyer/runtime';

/** How long a webhook is remembered: ten times as long as it is repeated (three days, ADR 0100). The ledger's keys stay for ever. */
export const EVENTS_KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const LOOK_MS = 3_600_000;
const BATCH = 500;

/** Lets go of webhooks that nobody repeats any more. Every replica may run it. Returns its end. */
export function createForgettingClock(deps: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
}): () => void {
  const timer = setInterval(
    () =>
      void forgetPaymentEvents(deps.pool, deps.clock()).catch((error: unknown) =>
        deps.log.warn('old webhooks wait for the next look', { error }),
      ),
    LOOK_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}

/** In batches, each a transaction of its own, so that nobody waits; returns how many are gone. */
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
