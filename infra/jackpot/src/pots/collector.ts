import { parseEvent } from '@foyer/kernel/events';
import {
  followEvents,
  inTransaction,
  metricsOf,
  startJob,
  type Bus,
  type Clock,
  type Log,
  type Pool,
} from '@foyer/runtime';
import { CONTRIBUTED, type Operator } from '../operator/operatorCalls.ts';
import { lockPots } from './cycles.ts';
import type { Draw } from './draw.ts';
import { adoptRules, dropOverdue } from './mustHit.ts';
import { payOutstanding } from './payOutstanding.ts';
import { applyContributions } from './potStore.ts';

/** Published after pots changed; subscribers read them again. */
export const POTS_CHANGED = 'jackpot.pots-changed';
/** Key of the api's event log in `event_cursor`. */
const API = 'api';
/** Pause between attempts to make payments that are still due. */
const PAYMENT_INTERVAL_MS = 5_000;
const DEADLINE_INTERVAL_MS = 1_000;
const RULE_INTERVAL_MS = 10_000;

export interface CollectorDeps {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly operator: Operator;
  readonly instanceId: string;
  readonly draw: Draw;
  readonly clock: Clock;
}

export interface Collector {
  /** Resolves when all pending contributions are applied, drawn for and paid. */
  collect(): Promise<void>;
  /** Reads the published latest amounts and times. */
  readRules(): Promise<void>;
  /** Drops pots whose time has passed, after the contributions that were made before. */
  dropDue(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Moves contributions from the ledger into the pots, as the event log of the api announces them. Each is confirmed
 * only after it was applied, so none is lost; its id makes applying it idempotent.
 */
export function createCollector(deps: CollectorDeps): Collector {
  const { pool, bus, log, operator, instanceId, clock, draw } = deps;
  let behind = 0;
  /** Id of the newest event that was read or announced, and of the newest one whose contribution was collected. */
  let newest = 0;
  let collected = 0;
  metricsOf('jackpot').gauge(
    'contributions_waiting',
    'Contributions of the ledger that are not in a pot yet',
    () => behind,
  );

  async function drain(): Promise<void> {
    let taken: readonly number[] = [];
    for (;;) {
      const waiting = await operator.contributions(taken);
      behind = waiting.length;
      if (waiting.length === 0) break;
      await applyContributions(pool, instanceId, waiting, deps.draw);
      taken = waiting.map(({ id }) => id);
      await bus.publish(POTS_CHANGED, { instanceId });
    }
    await payOutstanding(deps);
  }

  /** Collects once for all events known at the start, because an event carries no contribution. */
  async function collect(): Promise<void> {
    const upTo = newest;
    await drain();
    if (upTo <= collected) return;
    await pool.query(
      `insert into jackpot.event_cursor (service, last_id) values ($1, $2)
       on conflict (service) do update set last_id = greatest(jackpot.event_cursor.last_id, excluded.last_id)`,
      [API, upTo],
    );
    collected = upTo;
  }

  async function readRules(): Promise<void> {
    await adoptRules(pool, instanceId, await operator.mustHitRules(), clock());
  }

  async function dropDue(): Promise<void> {
    const now = new Date(clock());
    const { rowCount } = await pool.query(
      'select 1 from jackpot.pot where instance_id = $1 and must_hit_at <= $2 limit 1',
      [instanceId, now],
    );
    if (rowCount === 0) return;
    await drain();
    const dropped = await inTransaction(pool, async (client) => {
      await lockPots(client, instanceId);
      return dropOverdue(client, instanceId, now, draw);
    });
    if (dropped === 0) return;
    await bus.publish(POTS_CHANGED, { instanceId });
    await payOutstanding(deps);
  }

  const stopCounting = bus.subscribe(CONTRIBUTED, (_, id = 0) => (newest = Math.max(newest, id)));
  const stopFollowing = followEvents({
    bus,
    log,
    name: 'jackpot contributions',
    topics: [CONTRIBUTED],
    async lastId() {
      const { rows } = await pool.query<{ last_id: number }>(
        'select last_id from jackpot.event_cursor where service = $1',
        [API],
      );
      collected = rows[0]?.last_id ?? 0;
      return collected;
    },
    async readAfter(id) {
      const events = await operator.events(id);
      newest = Math.max(newest, ...events.map((event) => event.id));
      return events;
    },
    async handle([{ id, payload }]) {
      const event = parseEvent(CONTRIBUTED, payload);
      if (event === undefined) log.warn('contribution event does not match its schema', { id });
      if (id === undefined || id > collected) await collect();
    },
  });
  const payments = startJob({
    name: 'jackpot payments',
    everyMs: PAYMENT_INTERVAL_MS,
    log,
    run: () => payOutstanding(deps),
  });
  const rules = startJob({
    name: 'jackpot rules',
    everyMs: RULE_INTERVAL_MS,
    firstMs: 0,
    log,
    run: readRules,
  });
  const deadlines = startJob({
    name: 'jackpot deadlines',
    everyMs: DEADLINE_INTERVAL_MS,
    log,
    run: dropDue,
  });
  return {
    collect,
    readRules,
    dropDue,
    async close() {
      stopCounting();
      await Promise.all([stopFollowing(), payments.stop(), rules.stop(), deadlines.stop()]);
    },
  };
}
