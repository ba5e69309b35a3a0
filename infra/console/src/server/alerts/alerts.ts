import type { Alert, Alerts as ListedAlerts } from '@foyer/kernel/console-answers';
import { parseEvent } from '@foyer/kernel/events';
import { followEvents, inTransaction, type StoredEvent } from '@foyer/runtime';
import type { ConsoleDependencies } from '../deps.ts';
import { hasRole, SUPERVISOR_ROLES } from '../session/roles.ts';
import type { StaffSession } from '../session/sessions.ts';
import { describeAlert } from './describeAlert.ts';

type Person = Pick<StaffSession['person'], 'subject' | 'roles'>;

/** State declared by the alert itself. */
interface Raised {
  readonly about?: unknown;
  readonly ended?: unknown;
  readonly acknowledge?: unknown;
}

interface AlertRow {
  readonly id: number;
  readonly at: Date;
  readonly topic: string;
  readonly what: unknown;
  readonly ended_at: Date | null;
  readonly must_acknowledge: boolean;
  readonly acknowledged_at: Date | null;
  readonly acknowledged_by: string | null;
}

/** Alerts raised by the registry and the api, and how far each person has seen them. */
export interface Alerts {
  /**
   * Unacknowledged alerts first, then newest; with the number of alerts that this person has not seen or
   * acknowledged.
   */
  list(person: Person): Promise<ListedAlerts>;
  markSeen(staff: string, alertId: number): Promise<void>;
  /** Permanent; the first acknowledgement counts. False when the alert does not exist or needs none. */
  acknowledge(alertId: number, by: string): Promise<boolean>;
  onAlert(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Key of the event log in `event_cursor`. */
const API = 'api';
/** Topics whose alerts may contain amounts and are therefore restricted to {@link SUPERVISOR_ROLES}. */
const OF_MONEY: ReadonlySet<string> = new Set(['api.alert']);
const LISTED = 100;
const WAITS = 'must_acknowledge and acknowledged_at is null';

export function createAlerts({
  pool,
  bus,
  log,
  clock,
  readEvents,
}: Pick<ConsoleDependencies, 'pool' | 'bus' | 'log' | 'clock'> & {
  /** Alerts of the api after an id, ascending. */
  readonly readEvents: (after: number) => Promise<readonly StoredEvent[]>;
}): Alerts {
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  async function store(topic: string, what: unknown, eventId?: number): Promise<void> {
    const { about, ended, acknowledge } = (typeof what === 'object' && what !== null ? what : {}) as Raised; // the service that raised the alert chooses its shape
    const name = typeof about === 'string' ? about : null;
    const isChange = await inTransaction(pool, async (client) => {
      const { rowCount } =
        ended === true
          ? await client.query(
              'update console.alert set ended_at = $3 where topic = $1 and about = $2 and ended_at is null',
              [topic, name, new Date(clock())],
            )
          : await client.query(
              'insert into console.alert (at, topic, what, about, must_acknowledge) values ($1, $2, $3, $4, $5) on conflict do nothing',
              [new Date(clock()), topic, JSON.stringify(what), name, acknowledge === true],
            );
      if (eventId !== undefined)
        await client.query(
          'insert into console.event_cursor (service, last_id) values ($1, $2) on conflict (service) do update set last_id = excluded.last_id',
          [API, eventId],
        );
      return rowCount !== 0;
    });
    if (isChange) notify();
  }

  // sequential: a resolution must not be stored before its alert
  let stored = Promise.resolve();
  const unsubscribe = bus.subscribe('registry.alert', (what) => {
    stored = stored
      .then(() => store('registry.alert', what))
      .catch((error: unknown) => log.error('alert could not be stored', { what, error }));
  });
  const stopFollowing = followEvents({
    bus,
    log,
    name: 'alerts of the api',
    topics: ['api.alert'],
    async lastId() {
      const { rows } = await pool.query<{ last_id: number }>(
        'select last_id from console.event_cursor where service = $1',
        [API],
      );
      return rows[0]?.last_id ?? 0;
    },
    readAfter: readEvents,
    async handle([{ topic, payload, id }]) {
      const alert = parseEvent('api.alert', payload);
      if (alert === undefined) log.warn('alert does not match its schema', { id });
      else await store(topic, describeAlert(alert), id);
    },
  });
  return {
    async list(person) {
      const { rows } = await pool.query<AlertRow>(
        `select * from console.alert order by (${WAITS}) desc, id desc limit $1`,
        [LISTED],
      );
      const counted = await pool.query<{ unseen: number }>(
        `select count(*)::int as unseen from console.alert where id > coalesce((select alert_id from console.seen where staff = $1), 0) or (${WAITS})`,
        [person.subject],
      );
      return { alerts: rows.map((row) => shownTo(person, row)), unseen: counted.rows[0]?.unseen ?? 0 };
    },
    async markSeen(staff, alertId) {
      await pool.query(
        'insert into console.seen (staff, alert_id) values ($1, $2) on conflict (staff) do update set alert_id = greatest(console.seen.alert_id, excluded.alert_id)',
        [staff, alertId],
      );
    },
    async acknowledge(alertId, by) {
      const { rowCount } = await pool.query(
        `update console.alert set acknowledged_at = $2, acknowledged_by = $3 where id = $1 and ${WAITS}`,
        [alertId, new Date(clock()), by],
      );
      if (rowCount !== 0) notify();
      return (
        (await pool.query('select 1 from console.alert where id = $1 and must_acknowledge', [alertId]))
          .rowCount === 1
      );
    },
    onAlert(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      unsubscribe();
      await Promise.all([stored, stopFollowing()]);
    },
  };
}

function shownTo(person: Person, row: AlertRow): Alert {
  const { acknowledged_at: at, acknowledged_by: by } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    ...((!OF_MONEY.has(row.topic) || hasRole(person, SUPERVISOR_ROLES)) && { what: row.what }),
    ...(row.ended_at && { endedAt: row.ended_at.toISOString() }),
    ...(row.must_acknowledge && { acknowledged: at && by !== null ? { by, at: at.toISOString() } : null }),
  };
}
