import { isEventTopic, parseEvent } from '@foyer/kernel/events';
import type { Bus, Log, Pool } from '@foyer/runtime';
import { inTransaction } from '@foyer/runtime';
import type { LoggedEvent } from './eventLog.ts';

export interface OutboxRelay {
  /** Publishes after a commit instead of at the next tick. */
  kick(): void;
  close(): Promise<void>;
}

const TICK_MS = 250;
/** Delay between two batches under load, so that one bus message carries more events. */
const PACE_MS = 15;
const BATCH = 200;
/**
 * Advisory lock: only one relay of all replicas publishes at a time, which keeps the order of a wallet's
 * events.
 */
const RELAY_LOCK = 4_221_010;
/** The lock is a lease: a relay whose connection hangs loses it after this time, and another one continues. */
const LEASE_MS = 2_000;

/** Publishes what the money functions wrote, in order. Moving a row to the event log and announcing it is one
 * transaction on one connection. */
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
      .catch((error: unknown) => log.warn('outbox batch not published, retrying', { error }))
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

  /** An event that does not match its schema would break its consumers: it is logged and left out. */
  function isSound({ id, topic, payload }: LoggedEvent): boolean {
    if (!isEventTopic(topic) || parseEvent(topic, payload) !== undefined) return true;
    log.error('outbox event does not match its schema', { id, topic });
    return false;
  }

  function publishBatch(): Promise<number> {
    return inTransaction(
      pool,
      async (client) => {
        // no wait for durability: after a server crash, moved rows may reappear and are published again
        const lock = await client.query<{ free: boolean; set_config: string }>(
          `select pg_try_advisory_xact_lock($1) as free, set_config('synchronous_commit', 'off', true)`,
          [RELAY_LOCK],
        );
        if (!lock.rows[0]?.free) return 0;
        const { rows } = await client.query<LoggedEvent>(
          'select id, topic, payload from api.relay_events($1) order by id',
          [BATCH],
        );
        const events = latestOf(rows.filter(isSound));
        if (events.length > 0) await bus.publishAll(events, client);
        return rows.length;
      },
      { withinMs: LEASE_MS },
    );
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

/** Among equal events in a batch, such as contributions to one jackpot, only the last one is announced. */
function latestOf(events: readonly LoggedEvent[]): readonly LoggedEvent[] {
  const latest = new Map(
    events.map((event) => [`${event.topic} ${JSON.stringify(event.payload)}`, event.id]),
  );
  const ids = new Set(latest.values());
  return events.filter(({ id }) => ids.has(id));
}
