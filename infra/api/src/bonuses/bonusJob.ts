import type { Clock, Log, Pool } from '@foyer/runtime';
import { payDueCashback } from '../cashback/payCashback.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';

/**
 * Maximum delay until expired bonus money is removed from the balance; a stake checks the expiry itself.
 */
const TICK_MS = 5_000;
const CASHBACK_TICKS = 12;
/** Batch size per tick, so that the clock leaves database capacity to players. */
const MOST_A_TICK = 200;

/**
 * Expires bonuses past their term and pays cashback of ended periods. Safe to run in every replica. Returns
 * a function that stops the clock.
 */
export function createBonusClock({
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
  let ticks = 0;

  async function tick(): Promise<void> {
    if (running) return;
    running = true;
    try {
      const ended = await settleExpiredBonuses(pool, clock());
      const paid = ticks % CASHBACK_TICKS === 0 ? await payDueCashback(pool, clock(), MOST_A_TICK) : 0;
      ticks += 1;
      if (ended + paid > 0) relay.kick();
    } catch (error) {
      log.warn('bonus clock tick failed, retrying at the next tick', { error });
    } finally {
      running = false;
    }
  }

  const timer = setInterval(() => void tick(), TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Expires due bonuses and returns how many were checked. A bonus with an open round ends when that round
 * closes.
 */
export async function settleExpiredBonuses(pool: Pool, now: number): Promise<number> {
  for (let settled = 0; settled < MOST_A_TICK; settled += 1) {
    const { rows } = await pool.query<{ more: boolean }>('select api.settle_expired_bonus($1) as more', [
      new Date(now),
    ]);
    if (rows[0]?.more !== true) return settled;
  }
  return MOST_A_TICK;
}
