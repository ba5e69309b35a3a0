import {
  signRequest,
  startJob,
  type Clock,
  type Job,
  type Log,
  type Pool,
  type ServiceClient,
} from '@foyer/runtime';
import type { FoyerSettings } from '@foyer/runtime';

export interface ForwardingDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly serviceClient: Pick<ServiceClient, 'call'>;
  readonly settings: Pick<FoyerSettings, 'analyticsWebhook' | 'analyticsSecret'>;
}

interface EventRow {
  readonly id: number;
  readonly event_id: string;
  readonly visit_id: string;
  readonly brand: string;
  readonly player_id: string | null;
  readonly name: string;
  readonly properties: unknown;
  readonly occurred_at: Date;
}

const EVERY_MS = 10_000;
const BATCH = 200;
const DEADLINE_MS = 10_000;
/**
 * Transactions that are still open have lower ids than committed ones; after this time they have been
 * committed.
 */
const SETTLED_AFTER_MS = 10_000;

/**
 * Starts the job that forwards stored events to the configured webhook.
 * @throws when there is a webhook and no secret to sign with.
 */
export function startAnalyticsForwardingJob(deps: ForwardingDeps): Job<number> {
  if (deps.settings.analyticsWebhook !== undefined && deps.settings.analyticsSecret === '')
    throw new Error('FOYER_ANALYTICS_WEBHOOK needs a secret in keys/analytics-secret.');
  return startJob({
    name: 'analytics forwarding',
    everyMs: EVERY_MS,
    jitter: 0.1,
    log: deps.log,
    hasMore: (forwarded) => forwarded === BATCH,
    run: () => forwardAnalytics(deps),
  });
}

/**
 * Forwards one batch in order, at least once; the receiver recognises repeated events by their id. One process
 * forwards at a time: it has a lease of a minute. @returns the number of forwarded events.
 */
export async function forwardAnalytics(deps: ForwardingDeps): Promise<number> {
  const { analyticsWebhook: webhook } = deps.settings;
  if (webhook === undefined) return 0;
  const now = new Date(deps.clock());
  const { rows: leases } = await deps.pool.query<{ after: number | null }>(
    'select api.lease_analytics_forwarding($1) as after',
    [now],
  );
  const after = leases[0]?.after;
  if (after === null || after === undefined) return 0;
  const { rows } = await deps.pool.query<EventRow>(
    `select id, event_id, visit_id, brand, player_id, name, properties, occurred_at
     from api.analytics_event where id > $1 and received_at <= $2 order by id limit $3`,
    [after, new Date(deps.clock() - SETTLED_AFTER_MS), BATCH],
  );
  const isAccepted = rows.length === 0 || (await send(deps, webhook, rows));
  await deps.pool.query('select api.finish_analytics_forwarding($1)', [
    isAccepted ? (rows.at(-1)?.id ?? after) : after,
  ]);
  return isAccepted ? rows.length : 0;
}

async function send(deps: ForwardingDeps, webhook: string, rows: readonly EventRow[]): Promise<boolean> {
  const { origin: baseUrl, pathname, search } = new URL(webhook);
  const path = `${pathname}${search}`;
  const body = JSON.stringify({ events: rows.map(viewOf) });
  try {
    const { status } = await deps.serviceClient.call({
      baseUrl,
      path,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signRequest(deps.settings.analyticsSecret, { method: 'POST', path, body }, deps.clock()),
      },
      body,
      deadlineMs: DEADLINE_MS,
    });
    if (status >= 200 && status < 300) return true;
    deps.log.warn('analytics events rejected', { status });
  } catch (error) {
    deps.log.warn('analytics events not delivered', { error });
  }
  return false;
}

function viewOf(row: EventRow): object {
  return {
    id: row.event_id,
    visit: row.visit_id,
    brand: row.brand,
    player: row.player_id,
    name: row.name,
    properties: row.properties,
    at: row.occurred_at.toISOString(),
  };
}
