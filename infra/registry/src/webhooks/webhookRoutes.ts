import { WEBHOOK_EVENTS, type ListedWebhook } from '@foyer/kernel/webhook-answers';
import { inTransaction, Refusal, type Routes } from '@foyer/runtime';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import type { Role } from '../changes/permissions.ts';
import { actorOf } from '../http/authenticate.ts';
import { checked, type Route } from '../http/handler.ts';
import { appParameter } from '../http/parameters.ts';
import type { Registry } from '../registry.ts';
import { SHELL, squadOf } from '../squads.ts';
import { messageOf, readDeliveries } from './deliveries.ts';
import { addressToCall, resolveHost, webhookUrl } from './publicAddress.ts';
import { sendWebhook } from './sendWebhook.ts';
import type { Webhook, WebhookStore } from './webhookStore.ts';

const MIN_BOUND = 1;
const MAX_BOUND = 1_000;
const reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));
const setSchema = v.strictObject({
  app: appParameter,
  url: v.string(),
  events: v.pipe(v.array(v.picklist(WEBHOOK_EVENTS)), v.minLength(1)),
  errorBound: v.pipe(v.number(), v.integer(), v.minValue(MIN_BOUND), v.maxValue(MAX_BOUND)),
  /** Replaces the secret; receivers accept the new one from then on. */
  newSecret: v.optional(v.boolean(), false),
  reason,
});
const removeSchema = v.strictObject({ app: appParameter, reason });
const testSchema = v.strictObject({ app: appParameter });

/** Webhooks of applications: an operator sets any, a squad its own. Every key of the ring reads them. */
export function webhookRoutes(store: WebhookStore): Routes<Route> {
  return {
    async 'GET /v1/webhooks'({ pool }, { query }) {
      const { app } = checked(v.object({ app: v.optional(appParameter) }), Object.fromEntries(query));
      const webhooks = (await store.all(pool)).filter((webhook) => app === undefined || webhook.app === app);
      return { value: { webhooks: webhooks.map(listed), deliveries: await readDeliveries(pool, app) } };
    },
    async 'POST /v1/webhooks'(registry, { caller, body, text }) {
      const { app, url, events, errorBound, newSecret, reason: why } = checked(setSchema, body);
      const actor = actorOf(caller, roleForWebhook(caller.key.roles, app), text);
      const mayBePrivate = registry.settings.webhookPrivateAddresses === 1;
      // refused now and at each delivery: the name may be given another address later
      await addressToCall(webhookUrl(url, mayBePrivate), { mayBePrivate, resolve: resolveHost });
      const now = registry.clock();
      const stored = await inTransaction(registry.pool, async (client) => {
        await acquireLock(client, 'registry');
        const before = (await store.all(client)).find((webhook) => webhook.app === app);
        const done = await store.set(
          client,
          {
            app,
            url,
            events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
            errorBound,
            changedAt: new Date(now),
            changedBy: actor.actor,
          },
          newSecret,
        );
        await writeAudit(client, {
          chain: 'registry',
          at: new Date(now).toISOString(),
          ...actor,
          kind: 'webhook-set',
          app,
          brands: [],
          reason: why,
          before: before ? listed(before) : null,
          after: listed(done.webhook),
        });
        return done;
      });
      return {
        value: {
          webhook: listed(stored.webhook),
          secret: stored.isNewSecret ? stored.webhook.secret : null,
        },
      };
    },
    async 'POST /v1/webhooks/remove'(registry, { caller, body, text }) {
      const { app, reason: why } = checked(removeSchema, body);
      const actor = actorOf(caller, roleForWebhook(caller.key.roles, app), text);
      await inTransaction(registry.pool, async (client) => {
        await acquireLock(client, 'registry');
        const before = await find(store, client, app);
        await store.remove(client, app);
        await writeAudit(client, {
          chain: 'registry',
          at: new Date(registry.clock()).toISOString(),
          ...actor,
          kind: 'webhook-removed',
          app,
          brands: [],
          reason: why,
          before: listed(before),
          after: null,
        });
      });
      return { value: { app } };
    },
    async 'POST /v1/webhooks/test'(registry, { caller, body }) {
      const { app } = checked(testSchema, body);
      roleForWebhook(caller.key.roles, app);
      const webhook = await find(store, registry.pool, app);
      const [id, now] = [randomUUID(), registry.clock()];
      const message = messageOf(id, {
        app,
        event: 'test',
        at: new Date(now).toISOString(),
        text: `Test of the webhook of ${app} by ${caller.key.holder}`,
        details: {},
      });
      const attempt = await sendWebhook(
        { ...webhook, id, event: 'test', body: message, now },
        { mayBePrivate: registry.settings.webhookPrivateAddresses === 1, resolve: resolveHost },
      );
      await logTest(registry, { id, app, message, now, ...attempt });
      return { value: attempt };
    },
  };
}

/** A test is in the delivery log as well, and is not repeated. */
async function logTest(
  { pool }: Registry,
  test: {
    readonly id: string;
    readonly app: string;
    readonly message: string;
    readonly now: number;
    readonly isDelivered: boolean;
    readonly outcome: string;
  },
): Promise<void> {
  const at = new Date(test.now);
  await pool.query(
    `insert into registry.webhook_delivery (id, app, event, subject, body, created_at, attempts, delivered_at, outcome) values ($1, $2, 'test', $7, $3, $4, 1, $5, $6)`,
    [test.id, test.app, test.message, at, test.isDelivered ? at : null, test.outcome, test.id],
  );
}

async function find(
  store: WebhookStore,
  client: Parameters<WebhookStore['all']>[0],
  app: string,
): Promise<Webhook> {
  const found = (await store.all(client)).find((webhook) => webhook.app === app);
  if (!found) throw new Refusal(404, 'WEBHOOK_UNKNOWN', `${app} has no webhook.`);
  return found;
}

function roleForWebhook(roles: readonly string[], app: string): Role {
  const squad = squadOf(app);
  if (squad === undefined) throw new Refusal(422, 'APP_UNKNOWN', `${app} is not a Foyer application.`);
  if (roles.includes('operator')) return 'operator';
  if (roles.includes(`squad:${squad}`)) return `squad:${squad}`;
  throw new Refusal(
    403,
    'NOT_PERMITTED',
    `Only the squad ${squad} or an operator may set the webhook of ${app}.`,
  );
}

function listed({ app, url, events, errorBound, changedAt, changedBy, version }: Webhook): ListedWebhook {
  return {
    app,
    owner: squadOf(app) ?? SHELL,
    url,
    events: [...events],
    errorBound,
    changedAt: changedAt.toISOString(),
    changedBy,
    version,
  };
}
