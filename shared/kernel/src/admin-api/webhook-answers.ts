/** Answers of the registry about webhooks of applications. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

/** Events that a webhook may receive. `test` is sent by its owner only. */
export const WEBHOOK_EVENTS = [
  'error-group',
  'error-rate',
  'over-budget',
  'switched-off',
  'rolled-back',
  'restored',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const webhookSchema = v.object({
  app: v.string(),
  /** Squad that owns the application. */
  owner: v.string(),
  url: v.string(),
  events: listOf(v.picklist(WEBHOOK_EVENTS)),
  /** Failed loads per thousand above which `error-rate` is sent. */
  errorBound: v.number(),
  changedAt: v.string(),
  changedBy: v.string(),
  /** Increases with each new secret. */
  version: v.number(),
});
export type ListedWebhook = v.InferOutput<typeof webhookSchema>;

const deliverySchema = v.object({
  id: v.string(),
  app: v.string(),
  event: v.string(),
  createdAt: v.string(),
  attempts: v.number(),
  state: v.picklist(['delivered', 'waiting', 'given-up']),
  /** Time of the next attempt; null without one. */
  nextAt: v.nullable(v.string()),
  deliveredAt: v.nullable(v.string()),
  /** Status of the last answer, or the reason without one; null before the first attempt. */
  outcome: v.nullable(v.string()),
  /** One sentence of the message. */
  text: v.string(),
});
export type WebhookDelivery = v.InferOutput<typeof deliverySchema>;

/** `GET /v1/webhooks`: the webhooks, and the newest deliveries first. */
export const webhooksSchema = v.object({
  webhooks: listOf(webhookSchema),
  deliveries: listOf(deliverySchema),
});
export type Webhooks = v.InferOutput<typeof webhooksSchema>;

/** `POST /v1/webhooks`: the secret is answered once, when it is new. */
export const storedWebhookSchema = v.object({
  webhook: webhookSchema,
  secret: v.nullable(v.string()),
});

/** `POST /v1/webhooks/test` */
export const webhookTestSchema = v.object({ isDelivered: v.boolean(), outcome: v.string() });
/** `POST /v1/webhooks/remove` */
export const removedWebhookSchema = v.object({ app: v.string() });
