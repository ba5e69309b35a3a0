import type { ConsoleDependencies } from '../deps.ts';

/** Something that somebody has to look at. */
export interface Alert {
  readonly id: number;
  readonly at: string;
  readonly what: unknown;
  /** When what it is about was right again; absent for what lasts, and for what does not end by itself. */
  readonly endedAt?: string;
}

/** How an alert says what it is about, where it does. */
interface Lasting {
  readonly about?: unknown;
  readonly ended?: unknown;
}

/** What the registry and the api raised, and who has seen how much of it. */
export interface Alerts {
  /** Newest first, and how many of all are new to this person. */
  list(staff: string): Promise<{ readonly alerts: readonly Alert[]; readonly unseen: number }>;
  see(staff: string, alertId: number): Promise<void>;
  onAlert(listener: () => void): () => void;
  close(): void;
}

const TOPICS = ['registry.alert', 'api.alert'];
const LISTED = 100;

export function createAlerts({ pool, bus, log, clock }: Pick<ConsoleDependencies, 'pool' | 'bus' | 'log' | 'clock'>): Alerts {
  const listeners = new Set<() => void>();

  async function keep(what: unknown): Promise<void> {
    const { about, ended } = (typeof what === 'object' && what !== null ? what : {}) as Lasting; // whoever raised it chose its shape
    const topic = typeof about === 'string' ? about : null;
    const { rowCount } = ended === true
      ? await pool.query('update console.alert set ended_at = $2 where about = $1 and ended_at is null', [topic, new Date(clock())])
      : await pool.query('insert into console.alert (at, what, about) values ($1, $2, $3) on conflict do nothing', [new Date(clock()), JSON.stringify(what), topic]);
    if (rowCount !== 0) for (const listener of listeners) listener();
  }

  const unsubscribes = TOPICS.map((topic) => bus.subscribe(topic, (what) => void keep(what).catch((error: unknown) => log.error('an alert could not be kept', { what, error }))));
  return {
    async list(staff) {
      const { rows } = await pool.query<{ id: number; at: Date; what: unknown; ended_at: Date | null }>('select id, at, what, ended_at from console.alert order by id desc limit $1', [LISTED]);
      const counted = await pool.query<{ unseen: number }>('select count(*)::int as unseen from console.alert where id > coalesce((select alert_id from console.seen where staff = $1), 0)', [staff]);
      return { alerts: rows.map(({ id, at, what, ended_at: endedAt }) => ({ id, at: at.toISOString(), what, ...(endedAt && { endedAt: endedAt.toISOString() }) })), unseen: counted.rows[0]?.unseen ?? 0 };
    },
    async see(staff, alertId) {
      await pool.query('insert into console.seen (staff, alert_id) values ($1, $2) on conflict (staff) do update set alert_id = greatest(console.seen.alert_id, excluded.alert_id)', [staff, alertId]);
    },
    onAlert(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
  };
}
