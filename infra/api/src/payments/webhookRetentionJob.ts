import type { Job, Pool } from '@foyer/runtime';
import { startRetentionJob, type RetentionDeps } from '../lib/startRetentionJob.ts';

/**
 * Retention of processed webhooks: ten times the three days of repetitions (ADR 0100). The ledger's keys
 * are permanent.
 */
export const WEBHOOK_RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
const BATCH = 500;

/** Starts the job that deletes webhooks past their retention. */
export function startWebhookRetentionJob(deps: RetentionDeps): Job<number> {
  return startRetentionJob(deps, {
    name: 'payment event retention',
    batch: BATCH,
    deleteBatch: deletePaymentEvents,
  });
}

/** Deletes one batch of processed webhooks past their retention. @returns the number deleted. */
export async function deletePaymentEvents(pool: Pool, now: number, batch = BATCH): Promise<number> {
  const { rows } = await pool.query<{ deleted: number }>(
    'select api.delete_payment_events($1, $2) as deleted',
    [new Date(now - WEBHOOK_RETENTION_DAYS * DAY_MS), batch],
  );
  return rows[0]?.deleted ?? 0;
}
