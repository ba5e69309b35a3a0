import * as v from 'valibot';
import { storeEdgePlan } from './edgePlans.ts';
import type { Registry } from '../registry.ts';

/**
 * Maximum seconds within an hour, over one or several starts, for which a starting edge delays the alert for
 * unreachable pages (ADR 0184).
 */
export const MAX_EDGE_START_SECONDS = 300;
const RETENTION_DAYS = 90; // equal to the retention of the page checks that refer to heartbeats
const DAY_MS = 24 * 3_600_000;

/**
 * Heartbeat of an edge: it starts and needs at most `seconds`; it runs; or it serves a `version` of the plan.
 */
export const edgeHeartbeatSchema = v.variant('state', [
  v.strictObject({
    state: v.literal('starting'),
    seconds: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_EDGE_START_SECONDS)),
  }),
  v.strictObject({ state: v.literal('running') }),
  v.strictObject({
    state: v.literal('serving'),
    edge: v.pipe(v.string(), v.uuid()),
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
]);
export type EdgeHeartbeat = v.InferOutput<typeof edgeHeartbeatSchema>;

export async function storeHeartbeat(
  registry: Registry,
  keyId: string,
  heartbeat: EdgeHeartbeat,
): Promise<void> {
  if (heartbeat.state === 'serving') return storeEdgePlan(registry, keyId, heartbeat);
  const { pool, clock } = registry;
  const now = clock();
  await pool.query('insert into registry.edge_heartbeat (at, key_id, until) values ($1, $2, $3)', [
    new Date(now),
    keyId,
    heartbeat.state === 'starting' ? new Date(now + heartbeat.seconds * 1_000) : null,
  ]);
}

/**
 * True if a page may be unreachable because its edge is starting: the announced time has not passed, no edge
 * has reported since that it runs, no edge with another key is running, and the starts of the last hour took
 * less than {@link MAX_EDGE_START_SECONDS} together.
 */
export async function isEdgeStarting({ pool, clock }: Registry): Promise<boolean> {
  const { rows } = await pool.query<{ starts: boolean }>(
    `with start as (
       select s.id, s.key_id, s.at, least(s.until, (select min(r.at) from registry.edge_heartbeat r where r.until is null and r.id > s.id)) as ends
       from registry.edge_heartbeat s where s.until is not null and s.at > $1::timestamptz - interval '1 hour'
     )
     select exists (
       select 1 from start s where s.ends > $1 and not exists (
         select 1 from (select distinct on (key_id) until from registry.edge_heartbeat where key_id <> s.key_id order by key_id, id desc) other where other.until is null)
     ) and (select sum(least(ends, $1) - at) from start) < make_interval(secs => $2) as starts`,
    [new Date(clock()), MAX_EDGE_START_SECONDS],
  );
  return rows[0]?.starts === true;
}

export async function deleteOldHeartbeats({ pool }: Registry, now: number): Promise<void> {
  await pool.query('delete from registry.edge_heartbeat where at < $1', [
    new Date(now - RETENTION_DAYS * DAY_MS),
  ]);
}
