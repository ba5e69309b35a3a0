import { startJob, type Clock, type Job, type Log, type Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';

/**
 * Maximum delay until open pages update when a reward starts or ends; claims and reads check the time
 * themselves.
 */
const TICK_MS = 5_000;

/** Starts the job that stores status changes caused by time and notifies open pages. Safe in every replica. */
export function startRewardJob(deps: {
  readonly pool: Pool;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly clock: Clock;
  readonly log: Log;
}): Job<void> {
  const { pool, relay, clock, log } = deps;
  return startJob({
    name: 'reward status',
    everyMs: TICK_MS,
    jitter: 0.1,
    log,
    async run() {
      const { rows } = await pool.query<{ settled: number }>('select api.settle_rewards($1) as settled', [
        new Date(clock()),
      ]);
      if ((rows[0]?.settled ?? 0) > 0) relay.kick();
    },
  });
}
