import { kindsOverBudget } from '@foyer/kernel/size-budget';
import type { WebhookEvent } from '@foyer/kernel/webhook-answers';
import type { Pool } from '@foyer/runtime';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import { readEvidence } from '../health/evidenceStore.ts';
import { readEnvironment } from '../plan/environments.ts';
import { liveReleases } from '../plan/environmentState.ts';
import { readBudgets } from '../sizes/budgets.ts';
import type { Webhook } from './webhookStore.ts';

/** An event of an application. A subject is sent once. */
export interface Alert {
  readonly app: string;
  readonly event: WebhookEvent;
  readonly subject: string;
  readonly at: string;
  /** One sentence. */
  readonly text: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Window of the error rate. */
const RATE_MS = 15 * 60_000;
const MIN_LOADS = 50;
const MIN_FAILURES = 3;
const THOUSAND = 1_000;
const MAX_GROUPS = 20;

const DECISIONS: Readonly<Record<string, WebhookEvent>> = {
  off: 'switched-off',
  rollback: 'rolled-back',
  withdraw: 'rolled-back',
  restore: 'restored',
};

/** Alerts of a webhook since it was changed, at most a day old: older ones are outdated after an outage. */
export async function findAlerts(pool: Pool, webhook: Webhook, now: number): Promise<readonly Alert[]> {
  const since = new Date(Math.max(webhook.changedAt.getTime(), now - DAY_MS));
  const found = await Promise.all([
    webhook.events.includes('error-group') ? newGroups(pool, webhook.app, since) : [],
    webhook.events.includes('error-rate') ? highRates(pool, webhook, now) : [],
    webhook.events.includes('over-budget') ? overBudget(pool, webhook.app, now) : [],
    decisions(pool, webhook.app, since),
  ]);
  return found.flat().filter(({ event }) => webhook.events.includes(event));
}

async function liveOf(pool: Pool, app: string): Promise<readonly string[]> {
  const { state } = await readEnvironment(pool, LOCAL_ENVIRONMENT);
  return [
    ...new Set(
      liveReleases(state)
        .filter((one) => one.app === app)
        .map(({ release }) => release),
    ),
  ];
}

/** Groups of live releases that no release of the application had before. */
async function newGroups(pool: Pool, app: string, since: Date): Promise<readonly Alert[]> {
  const { rows } = await pool.query<{
    release: string;
    fingerprint: string;
    code: string;
    message: string;
    frames: readonly string[];
    count: number;
    first_seen: Date;
  }>(
    `select release, fingerprint, code, message, frames, count::integer, first_seen from registry.error_group
     where environment = $1 and app = $2 and first_seen >= $3 and release = any ($4)
       and not exists (select 1 from registry.error_group earlier where earlier.environment = error_group.environment and earlier.app = error_group.app and earlier.source_fingerprint = error_group.source_fingerprint and earlier.first_seen < error_group.first_seen)
     order by first_seen limit $5`,
    [LOCAL_ENVIRONMENT, app, since, await liveOf(pool, app), MAX_GROUPS],
  );
  return rows.map(({ release, fingerprint, code, message, frames, count, first_seen }) => ({
    app,
    event: 'error-group',
    subject: `${release} ${fingerprint}`,
    at: first_seen.toISOString(),
    text: `New error in ${app}@${release}: ${code} ${message}`,
    details: { release, fingerprint, code, message, frames, count },
  }));
}

/** Live releases whose share of failed loads is above the bound; an alert an hour. */
async function highRates(pool: Pool, { app, errorBound }: Webhook, now: number): Promise<readonly Alert[]> {
  const releases = await liveOf(pool, app);
  const cells = await readEvidence(pool, {
    environment: LOCAL_ENVIRONMENT,
    app,
    releases,
    from: now - RATE_MS,
    to: now,
    stepMs: RATE_MS,
  });
  return releases.flatMap((release) => {
    const own = cells.filter((cell) => cell.release === release);
    const loads = own.reduce((sum, { opened, failed }) => sum + opened + failed, 0);
    const failures = own.reduce((sum, { failed, broke }) => sum + failed + broke, 0);
    if (loads < MIN_LOADS || failures < MIN_FAILURES || failures * THOUSAND <= loads * errorBound) return [];
    return [
      {
        app,
        event: 'error-rate' as const,
        subject: `${release} ${Math.floor(now / HOUR_MS)}`,
        at: new Date(now).toISOString(),
        text: `${failures} of ${loads} page loads of ${app}@${release} failed in the last 15 minutes (bound: ${errorBound / 10} %)`,
        details: { release, loads, failures, bound: errorBound / THOUSAND },
      },
    ];
  });
}

/** Live releases whose bytes exceed the current budget; once for each release and budget. */
async function overBudget(pool: Pool, app: string, now: number): Promise<readonly Alert[]> {
  const budget = (await readBudgets(pool)).get(app);
  if (!budget) return [];
  const { rows } = await pool.query<{ release: string; js: number; css: number }>(
    'select release, js, css from registry.release_size where app = $1 and release = any ($2)',
    [app, await liveOf(pool, app)],
  );
  return rows.flatMap(({ release, js, css }) => {
    const actual = { js, css };
    const kinds = kindsOverBudget(actual, budget);
    if (kinds.length === 0) return [];
    const parts = kinds.map((kind) => `${actual[kind]} bytes of ${kind}, budget ${budget[kind]}`);
    return [
      {
        app,
        event: 'over-budget' as const,
        subject: `${release} ${budget.js} ${budget.css}`,
        at: new Date(now).toISOString(),
        text: `${app}@${release} is over its budget: ${parts.join('; ')}`,
        details: { release, js, css, budgetJs: budget.js, budgetCss: budget.css, page: budget.page ?? null },
      },
    ];
  });
}

/** Decisions that removed a release from visitors. The audit log is the queue: an alert survives a restart. */
async function decisions(pool: Pool, app: string, since: Date): Promise<readonly Alert[]> {
  const { rows } = await pool.query<{ id: number; kind: string; payload: string }>(
    `select id, payload::jsonb ->> 'kind' as kind, payload from registry.audit
     where chain = $1 and (payload::jsonb ->> 'at')::timestamptz >= $3 and payload::jsonb ->> 'kind' = any ($4)
       and (app = $2 or (app is null and payload::jsonb #> array['after', 'restored', $2] is not null))
     order by id`,
    [LOCAL_ENVIRONMENT, app, since, Object.keys(DECISIONS)],
  );
  return rows.flatMap(({ id, kind, payload }) => {
    const event = DECISIONS[kind];
    const { at, actor, role, reason, brands, release } = JSON.parse(payload) as Readonly<
      Record<'at' | 'actor' | 'role' | 'reason', string>
    > & { readonly brands: readonly string[]; readonly release?: string };
    return event === undefined
      ? []
      : [
          {
            app,
            event,
            subject: String(id),
            at,
            text: `${app} ${event.replace('-', ' ')} by ${actor} (${role}) for ${brands.join(', ') || 'no visitor yet'}: ${reason}`,
            details: { kind, actor, role, reason, brands, ...(release !== undefined && { release }) },
          },
        ];
  });
}
