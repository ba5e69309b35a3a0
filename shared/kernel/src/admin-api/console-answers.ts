/** Answers of the console's server about itself and the signed-in person. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

/** `GET /session` */
export const personSchema = v.object({
  name: v.string(),
  email: v.string(),
  roles: listOf(v.string()),
});
/** The signed-in person. */
export type Person = v.InferOutput<typeof personSchema>;

/** `POST /session/logout`: the address that ends the session of the staff realm. */
export const signedOutSchema = v.object({ location: v.string() });

const alertSchema = v.object({
  id: v.number(),
  at: v.string(),
  /**
   * Format defined by the service that raised the alert; absent when it concerns player funds and the person
   * has no access.
   */
  what: v.exactOptional(v.unknown()),
  /** Time of resolution; absent while it lasts, and for alerts without resolution. */
  endedAt: v.exactOptional(v.string()),
  /** Null until acknowledged; absent when no acknowledgement is needed. */
  acknowledged: v.exactOptional(v.nullable(v.object({ by: v.string(), at: v.string() }))),
});
/** A condition that needs attention, as shown to the signed-in person. */
export type Alert = v.InferOutput<typeof alertSchema>;

/** `GET /alerts`: unacknowledged ones first, then the newest. */
export const alertsSchema = v.object({
  alerts: listOf(alertSchema),
  /** Number of new or unacknowledged ones for this person. */
  unseen: v.number(),
});
export type Alerts = v.InferOutput<typeof alertsSchema>;

const reached = { isReachable: v.boolean(), milliseconds: v.number() };
const reachedSchema = v.object(reached);
export type Reached = v.InferOutput<typeof reachedSchema>;

/** `GET /healthz` of the gateway. */
export const gatewayHealthSchema = v.object({
  status: v.exactOptional(v.string()),
  services: v.exactOptional(listOf(v.string())),
  waitingFor: v.exactOptional(listOf(v.string())),
});

/** `GET /operations`: availability of the services behind the gateway, and of the registry. */
export const operationsSchema = v.object({
  at: v.string(),
  gateway: v.object({ ...reached, health: v.exactOptional(gatewayHealthSchema) }),
  registry: reachedSchema,
});
export type Operations = v.InferOutput<typeof operationsSchema>;

/** Answer of a request without a result: any object. */
export const doneSchema = v.object({});
