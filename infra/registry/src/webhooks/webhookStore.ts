import { deriveKey, seal, unseal, type Pool, type PoolClient } from '@foyer/runtime';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@foyer/kernel/webhook-answers';
import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** The webhook of an application. */
export interface Webhook {
  readonly app: string;
  readonly url: string;
  readonly secret: string;
  readonly events: readonly WebhookEvent[];
  /** Failed loads per thousand. */
  readonly errorBound: number;
  readonly changedAt: Date;
  readonly changedBy: string;
  /** Increases with each new secret. */
  readonly version: number;
}

/** Stores webhooks; their secrets are sealed for their application. */
export interface WebhookStore {
  all(client: Pool | PoolClient): Promise<readonly Webhook[]>;
  /** Creates or replaces a webhook. The secret is kept unless a new one is requested. */
  set(
    client: PoolClient,
    webhook: Omit<Webhook, 'secret' | 'version'>,
    wantsNewSecret: boolean,
  ): Promise<{ readonly webhook: Webhook; readonly isNewSecret: boolean }>;
  /** @returns false without a webhook. */
  remove(client: PoolClient, app: string): Promise<boolean>;
}

interface WebhookRow {
  readonly app: string;
  readonly url: string;
  readonly secret: string;
  readonly events: readonly string[];
  readonly error_bound: number;
  readonly changed_at: Date;
  readonly changed_by: string;
  readonly version: number;
}

const COLUMNS = 'app, url, secret, events, error_bound, changed_at, changed_by, version';

export function createWebhookStore(internalSecret: string): WebhookStore {
  const key = deriveKey(internalSecret, 'registry', 'webhook secrets');
  const boundTo = (app: string): string => `webhook ${app}`;

  function webhookOf(row: WebhookRow): Webhook {
    return {
      app: row.app,
      url: row.url,
      // a secret sealed with another key cannot sign: receivers reject the message, and the log shows it
      secret: unseal(key, Buffer.from(row.secret, 'base64'), boundTo(row.app)) ?? '',
      events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
      errorBound: row.error_bound,
      changedAt: row.changed_at,
      changedBy: row.changed_by,
      version: row.version,
    };
  }

  async function all(client: Pool | PoolClient): Promise<readonly Webhook[]> {
    const { rows } = await client.query<WebhookRow>(`select ${COLUMNS} from registry.webhook order by app`);
    return rows.map(webhookOf);
  }

  return {
    all,
    async set(client, { app, url, events, errorBound, changedAt, changedBy }, wantsNewSecret) {
      const before = (await all(client)).find((webhook) => webhook.app === app);
      const isNewSecret = before === undefined || wantsNewSecret;
      const secret = isNewSecret ? randomBytes(SECRET_BYTES).toString('base64url') : before.secret;
      const version = (before?.version ?? 0) + (isNewSecret ? 1 : 0);
      await client.query(
        `insert into registry.webhook (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (app) do update set url = excluded.url, secret = excluded.secret, events = excluded.events, error_bound = excluded.error_bound, changed_at = excluded.changed_at, changed_by = excluded.changed_by, version = excluded.version`,
        [
          app,
          url,
          seal(key, secret, boundTo(app)).toString('base64'),
          events,
          errorBound,
          changedAt,
          changedBy,
          version,
        ],
      );
      return {
        webhook: { app, url, secret, events, errorBound, changedAt, changedBy, version },
        isNewSecret,
      };
    },
    async remove(client, app) {
      const { rowCount } = await client.query('delete from registry.webhook where app = $1', [app]);
      return (rowCount ?? 0) > 0;
    },
  };
}
