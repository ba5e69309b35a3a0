import * as v from 'valibot';
import { keepEdgePlan } from './edgePlans.ts';
import type { Registry } from '../registry.ts';

/**
 * So long an edge may be starting within an hour, in one start or in many, before a page that cannot be had
 * is an alert like any other (ADR 0121).
 */
export const EDGE_START_AT_MOST_SECONDS = 300;
const KEPT_DAYS = 90; // as the checks that were excused by them
const DAY_MS = 24 * 3_600_000;

/**
 * Heartbeat of an edge: it starts, and for how many seconds at most; it runs; or the version of the plan that
 * it serves.
 */
export const edgeHeartbeatSchema = v.variant('state', [
  v.strictObject({
    state: v.literal('starting'),
    seconds: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(EDGE_START_AT_MOST_SECONDS)),
  }),
  v.strictObject({ state: v.literal('running') }),
  v.strictObject({
    state: v.literal('gives'),
    edge: v.pipe(v.string(), v.uuid()),
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
]);
export type EdgeHeartbeat = v.InferOutput<typeof edgeHeartbeatSchema>;

export async function storeHeartbeat(registry: Registry, keyId: string, word: EdgeHeartbeat): Promise<void> {
  if (word.state === 'gives') return keepEdgePlan(registry, keyId, word);
  const { pool, clock } = registry;
  const now = clock();
  await pool.query('insert into registry.edge_heartbeat (at, key_id, until) values ($1, $2, $3)', [
    new Date(now),
    keyId,
    word.state === 'starting' ? new Date(now + word.seconds * 1_000) : null,
  ]);
}

/**
 * Whether a page may be missing because the edge has said that it starts: its time is not over, no edge has
 * said since that it runs, and no other one did before.
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
    [new Date(clock()), EDGE_START_AT_MOST_SECONDS],
  );
  return rows[0]?.starts === true;
}

export async function deleteOldHeartbeats({ pool }: Registry, now: number): Promise<void> {
  await pool.query('delete from registry.edge_heartbeat where at < $1', [new Date(now - KEPT_DAYS * DAY_MS)]);
}
