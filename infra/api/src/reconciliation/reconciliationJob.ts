import { BRANDS } from '@foyer/market';
import { startJob, type Job } from '@foyer/runtime';
import { alertOnDifferences } from './alerts.ts';
import { daysToReconcile, reconcileDay, RECONCILIATION_RUNS, type ReconcileDeps } from './reconcile.ts';

const INTERVAL_MS = 15 * 60_000;

/** Starts the job that reconciles every brand after each night. Safe to run in several replicas. */
export function startReconciliationJob(deps: ReconcileDeps): Job<void> {
  return startJob({
    name: 'reconciliation',
    everyMs: INTERVAL_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => reconcileMissedDays(deps),
  });
}

/** Reconciles every due day of every brand. A failure of one brand does not stop the others. */
export async function reconcileMissedDays(deps: ReconcileDeps): Promise<void> {
  for (const brand of BRANDS) {
    try {
      // stop this brand at a missing report: a later night must not hide an earlier one
      for (const day of await daysToReconcile(deps.pool, brand, deps.clock()))
        if (!(await reconcileDay(deps, brand, day))) break;
    } catch (error) {
      RECONCILIATION_RUNS.add({ outcome: 'unread' });
      deps.log.error('settlement report not reconciled', { brand, error });
    }
  }
  await alertOnDifferences(deps);
}
