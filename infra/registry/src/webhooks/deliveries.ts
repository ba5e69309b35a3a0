import { backoffMs } from '@foyer/kernel/backoff';
import type { WebhookDelivery } from '@foyer/kernel/webhook-answers';
import type { Pool } from '@foyer/runtime';
import { randomUUID } from 'node:crypto';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import type { Registry } from '../registry.ts';
import { SHELL, squadOf } from '../squads.ts';
import { findAlerts, type Alert } from './findAlerts.ts';
import { resolveHost, type ResolveName } from './publicAddress.ts';
import { sendWebhook } from './sendWebhook.ts';
import type { WebhookStore } from './webhookStore.ts';

/** About four hours with the pauses between the attempts. */
export const MAX_ATTEMPTS = 10;
const PAUSES = { firstMs: 10_000, maxMs: 3_600_000, jitter: 0.2 } as const;
const MAX_AT_ONCE = 20;
/** While an attempt is in progress, no other process makes the same one. */
const CLAIM_MS = 30_000;
const RETENTION_MS = 30 * 24 * 3_600_000;
const MAX_LISTED = 100;

type Deps = Pick<Registry, 'pool' | 'clock' | 'settings' | 'log'> & {
  readonly store: WebhookStore;
  readonly resolve?: ResolveName;
};

/** The message of an alert: who owns the application, what happened, and details by event. */
export function messageOf(id: string, alert: Omit<Alert, 'subject' | 'event'> & { event: string }): string {
  const { app, event, at, text, details } = alert;
  return JSON.stringify({
    id,
    event,
    app,
    owner: squadOf(app) ?? SHELL,
    environment: LOCAL_ENVIRONMENT,
    at,
    text,
    details,
  });
}

/** Stores the alerts of all webhooks that were not stored before, and delivers what is due. */
export async function runWebhooks(deps: Deps): Promise<void> {
  const { pool, clock, store } = deps;
  for (const webhook of await store.all(pool))
    for (const alert of await findAlerts(pool, webhook, clock())) await enqueue(pool, alert, clock());
  await deliverDue(deps);
}

async function enqueue(pool: Pool, alert: Alert, now: number): Promise<void> {
  const id = randomUUID();
  await pool.query(
    `insert into registry.webhook_delivery (id, app, event, subject, body, created_at, next_at) values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (app, event, subject) do nothing`,
    [id, alert.app, alert.event, alert.subject, messageOf(id, alert), new Date(now)],
  );
}

interface DueRow {
  readonly id: string;
  readonly app: string;
  readonly event: string;
  readonly body: string;
  readonly attempts: number;
}

async function deliverDue({ pool, clock, settings, log, store, resolve = resolveHost }: Deps): Promise<void> {
  const now = clock();
  const { rows } = await pool.query<DueRow>(
    `update registry.webhook_delivery set attempts = attempts + 1, next_at = $2
     where id in (select id from registry.webhook_delivery where next_at <= $1 order by next_at limit $3 for update skip locked)
     returning id, app, event, body, attempts`,
    [new Date(now), new Date(now + CLAIM_MS), MAX_AT_ONCE],
  );
  const webhooks = new Map((await store.all(pool)).map((webhook) => [webhook.app, webhook]));
  await Promise.all(
    rows.map(async ({ id, app, event, body, attempts }) => {
      const webhook = webhooks.get(app);
      const { isDelivered, outcome } = webhook
        ? await sendWebhook(
            { ...webhook, id, event, body, now: clock() },
            { mayBePrivate: settings.webhookPrivateAddresses === 1, resolve },
          )
        : { isDelivered: false, outcome: 'WEBHOOK_REMOVED' };
      const isLast = attempts >= MAX_ATTEMPTS || !webhook;
      if (!isDelivered) log.warn('webhook not delivered', { app, event, id, attempts, outcome });
      const at = clock();
      await pool.query(
        'update registry.webhook_delivery set outcome = $2, delivered_at = $3, next_at = $4 where id = $1',
        [
          id,
          outcome,
          isDelivered ? new Date(at) : null,
          isDelivered || isLast ? null : new Date(at + backoffMs(attempts, PAUSES)),
        ],
      );
    }),
  );
}

export async function deleteOldDeliveries(pool: Pool, now: number): Promise<void> {
  await pool.query('delete from registry.webhook_delivery where created_at < $1 and next_at is null', [
    new Date(now - RETENTION_MS),
  ]);
}

/** The newest deliveries first. */
export async function readDeliveries(
  pool: Pool,
  app: string | undefined,
): Promise<readonly WebhookDelivery[]> {
  const { rows } = await pool.query<{
    id: string;
    app: string;
    event: string;
    body: string;
    created_at: Date;
    attempts: number;
    next_at: Date | null;
    delivered_at: Date | null;
    outcome: string | null;
  }>(
    `select id, app, event, body, created_at, attempts, next_at, delivered_at, outcome from registry.webhook_delivery
     where $1::text is null or app = $1 order by created_at desc, id limit $2`,
    [app ?? null, MAX_LISTED],
  );
  return rows.map(({ id, app: name, event, body, created_at, attempts, next_at, delivered_at, outcome }) => ({
    id,
    app: name,
    event,
    createdAt: created_at.toISOString(),
    attempts,
    state: delivered_at ? 'delivered' : next_at ? 'waiting' : 'given-up',
    nextAt: next_at?.toISOString() ?? null,
    deliveredAt: delivered_at?.toISOString() ?? null,
    outcome,
    text: (JSON.parse(body) as { readonly text: string }).text,
  }));
}
