import type { Clock, Log, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';

/**
 * Maximum delay until open pages update when a reward starts or ends; claims and reads check the time
 * themselves.
 */
const TICK_MS = 5_000;

/**
 * Stores status changes caused by time and notifies open pages. Safe to run in every replica. Returns a
 * function that stops the clock.
 */
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
      log.warn('reward clock tick failed, retrying at the next tick', { error });
    } finally {
      running = false;
    }
  }

  const timer = setInterval(() => void settle(), TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
