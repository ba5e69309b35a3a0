import type { Clock, Log, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../ledger/outboxRelay.ts';

/** How late an open page may hear that a reward has begun or is over; a claim and a reading ask the time itself. */
const TICK_MS = 5_000;

/** Writes down what time has changed, and lets the open pages know. Every replica may run it. Returns its end. */
export function createRewardClock({
  pool,
  relay,
  clock,
  log,
}: {
  readonly pool: Pool;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly clock: Clock;
  readonly log: Log;
}): () => void {
  let running = false;

  async function settle(): Promise<void> {
    if (running) return;
    running = true;
    try {
      const { rows } = await pool.query<{ settled: number }>('select api.settle_rewards($1) as settled', [
        new Date(clock()),
      ]);
      if ((rows[0]?.settled ?? 0) > 0) relay.kick();
    } catch (error) {
      log.warn('rewards wait for the next tick', { error });
    } finally {
      running = false;
    }
  }

  const timer = setInterval(() => void settle(), TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
