import { startJob, type Job, type Log } from '@foyer/runtime';
import { liftDueExclusions } from './exclusionReturns.ts';

const TICK_MS = 15_000;

/** Starts the job that lifts exclusions after their approved cool-off. */
export function startExclusionReturnJob(
  deps: Parameters<typeof liftDueExclusions>[0] & { readonly log: Log },
): Job<number> {
  return startJob({
    name: 'exclusion returns',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => liftDueExclusions(deps),
  });
}
