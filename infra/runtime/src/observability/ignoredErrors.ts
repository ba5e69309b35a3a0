import { ignoredErrorCounts, reportIgnoredErrors } from '@foyer/kernel';
import { Counter } from 'prom-client';
import type { Log } from './log.ts';
import { processMetrics } from './metrics.ts';

const NAME = 'foyer_process_ignored_errors_total';

/**
 * Counts the errors that code of this process ignores (`ignoreError`) as the metric
 * `foyer_process_ignored_errors_total`, and logs each at debug level. The returned function ends it.
 */
export function observeIgnoredErrors(log: Log): () => void {
  processMetrics.removeSingleMetric(NAME); // replaced when a process starts observing again
  const counter = new Counter({
    name: NAME,
    help: 'Errors ignored on purpose, by reason',
    labelNames: ['reason'],
    registers: [processMetrics],
  });
  // ignored before this call, for example while modules were loading
  for (const [reason, count] of ignoredErrorCounts()) counter.inc({ reason }, count);
  return reportIgnoredErrors((reason, error) => {
    counter.inc({ reason });
    log.debug('error ignored', { reason, error });
  });
}
