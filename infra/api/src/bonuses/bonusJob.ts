import { startJob, type Clock, type Job, type Log, type Pool } from '@foyer/runtime';
import { payDueCashback } from '../cashback/payCashback.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';

/**
 * Maximum delay until expired bonus money is removed from the balance; a stake checks the expiry itself.
 */
const TICK_MS = 5_000;
/** Random part of the interval, so that replicas do not run at the same time. */
const JITTER = 0.1;
const CASHBACK_TICKS = 12;
/** Batch size per tick, so that the job leaves database capacity to players. */
const MAX_PER_TICK = 200;

/**
 * Starts the job that expires bonuses past their term and pays cashback of ended periods. Safe to run in
 * every replica.
 */
export function startBonusJob({ pool, relay, clock, log }: BonusJobDeps): Job<void> {
  let ticks = 0;
  return startJob({
    name: 'bonus expiry',
    everyMs: TICK_MS,
    jitter: JITTER,
    log,
    async run() {
      const ended = await settleExpiredBonuses(pool, clock());
      const paid = ticks % CASHBACK_TICKS === 0 ? await payDueCashback(pool, clock(), MAX_PER_TICK) : 0;
      ticks += 1;
      if (ended + paid > 0) relay.kick();
    },
  });
}

interface BonusJobDeps {
  readonly pool: Pool;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Expires due bonuses and returns how many were checked. A bonus with an open round ends when that round
 * closes.
 */
export async function settleExpiredBonuses(pool: Pool, now: number): Promise<number> {
  for (let settled = 0; settled < MAX_PER_TICK; settled += 1) {
    const { rows } = await pool.query<{ more: boolean }>('select api.settle_expired_bonus($1) as more', [
      new Date(now),
    ]);
    if (rows[0]?.more !== true) return settled;
  }
  return MAX_PER_TICK;
}
