import type { Bus, Log, Pool } from '@foyer/runtime';
import { inTransaction } from '@foyer/runtime';

export interface OutboxRelay {
  /** Something was committed: publish it now instead of at the next tick. */
  kick(): void;
  close(): Promise<void>;
}

const TICK_MS = 250;
/** Between two batches while a lot happens: what comes meanwhile goes with one message to the bus instead of with many. */
const PACE_MS = 15;
const BATCH = 200;
/** Only one relay of all replicas publishes at a time, so that the order of a wallet's events is kept. */
const RELAY_LOCK = 4_221_010;

/** Publishes what the money functions wrote, in order and at least once: a row is gone only after the bus has taken it. */
export function createOutboxRelay(pool: Pool, bus: Bus, log: Log): OutboxRelay {
  let closed = false;
  let running: Promise<void> | undefined;
  let again = false;
  let pause: NodeJS.Timeout | undefined;
  const timer = setInterval(kick, TICK_MS);
  timer.unref();

  function kick(): void {
    if (closed) return;
    if (running || pause) {
      again = true;
      return;
    }
    running = drain()
      .catch((error: unknown) => log.warn('outbox waits for the next tick', { error }))
      .finally(() => {
        running = undefined;
        if (!closed) pause = setTimeout(endPause, PACE_MS);
      });
  }

  function endPause(): void {
    pause = undefined;
    if (!again) return;
    again = false;
    kick();
  }

  async function drain(): Promise<void> {
    while (!closed && (await publishBatch()) === BATCH);
  }

  function publishBatch(): Promise<number> {
    return inTransaction(pool, async (client) => {
      // a deletion that a crash of the server forgets is published again, which is what at least once means: no wait for the disk
      const lock = await client.query<{ free: boolean }>(
        `select pg_try_advisory_xact_lock($1) as free, set_config('synchronous_commit', 'off', true)`,
        [RELAY_LOCK],
      );
      if (!lock.rows[0]?.free) return 0;
      const { rows } = await client.query<{ id: number; topic: string; payload: unknown }>(
        'delete from api.outbox where id = any(array(select id from api.outbox order by id limit $1)) returning id, topic, payload',
        [BATCH],
      );
      if (rows.length > 0) await bus.publishAll(rows.sort((one, other) => one.id - other.id));
      return rows.length;
    });
  }

  kick();
  return {
    kick,
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(pause);
      await running;
    },
  };
}
