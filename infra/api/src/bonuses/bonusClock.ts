import type { Clock, Log, Pool } from '@foyer/runtime';
import { payDueCashback } from '../cashback/payCashback.ts';
import type { OutboxRelay } from '../ledger/outboxRelay.ts';

/** How late bonus money may be taken off a balance; no bet takes it a moment too long. */
const TICK_MS = 5_000;
const CASHBACK_TICKS = 12;
/** A tick leaves the database to the players, too. */
const MOST_A_TICK = 200;

/** Ends what has run out, and pays cashback of periods that are over. Every replica may run it. Returns its end. */
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
      log.warn('bonuses wait for the next tick', { error });
    } finally {
      running = false;
    }
  }

  const timer = setInterval(() => void tick(), TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns how many were looked at; a bonus that is in an open round ends with it. */
export async function settleExpiredBonuses(pool: Pool, now: number): Promise<number> {
  for (let settled = 0; settled < MOST_A_TICK; settled += 1) {
    const { rows } = await pool.query<{ more: boolean }>('select api.settle_expired_bonus($1) as more', [
      new Date(now),
    ]);
    if (rows[0]?.more !== true) return settled;
  }
  return MOST_A_TICK;
}
