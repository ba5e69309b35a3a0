import type { Job, Pool } from '@foyer/runtime';
import { startRetentionJob, type RetentionDeps } from '../lib/startRetentionJob.ts';

/** Retention of analytics events (shared/docs/data-retention.md). */
export const ANALYTICS_RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;
const BATCH = 5_000;

/** Starts the job that deletes analytics events past their retention. */
export function startAnalyticsRetentionJob(deps: RetentionDeps): Job<number> {
  return startRetentionJob(deps, {
    name: 'analytics retention',
    batch: BATCH,
    deleteBatch: deleteAnalyticsEvents,
  });
}

/** Deletes one batch. @returns the number deleted. */
export async function deleteAnalyticsEvents(pool: Pool, now: number, batch = BATCH): Promise<number> {
  const { rows } = await pool.query<{ deleted: number }>(
    'select api.delete_analytics_events($1, $2) as deleted',
    [new Date(now - ANALYTICS_RETENTION_DAYS * DAY_MS), batch],
  );
  return rows[0]?.deleted ?? 0;
}
