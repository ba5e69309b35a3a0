import type { EventTopic } from '@foyer/kernel/events';
import type { Job, Pool } from '@foyer/runtime';
import { startRetentionJob, type RetentionDeps } from '../lib/startRetentionJob.ts';

/** An event of the log; ids ascend in the order of publication. */
export interface LoggedEvent {
  readonly id: number;
  readonly topic: string;
  readonly payload: unknown;
}

/** Retention: the time for which a consumer can be disconnected without missing an event. */
export const EVENT_LOG_DAYS = 14;
const MAX_EVENTS = 500;
const DAY_MS = 86_400_000;
const BATCH = 5_000;

/** Up to 500 events of the topics after an id, ascending. */
export async function readEventsAfter(
  pool: Pool,
  after: number,
  topics: readonly EventTopic[],
): Promise<readonly LoggedEvent[]> {
  const { rows } = await pool.query<LoggedEvent>(
    'select id, topic, payload from api.events_after($1, $2, $3)',
    [after, topics, MAX_EVENTS],
  );
  return rows;
}

/** Deletes one batch of events past their retention. @returns the number deleted. */
export async function deleteOldEvents(pool: Pool, now: number, batch = BATCH): Promise<number> {
  const { rows } = await pool.query<{ deleted: number }>('select api.delete_events($1, $2) as deleted', [
    new Date(now - EVENT_LOG_DAYS * DAY_MS),
    batch,
  ]);
  return rows[0]?.deleted ?? 0;
}

/** Starts the job that deletes events past their retention. */
export function startEventLogRetentionJob(deps: RetentionDeps): Job<number> {
  return startRetentionJob(deps, { name: 'event retention', batch: BATCH, deleteBatch: deleteOldEvents });
}
