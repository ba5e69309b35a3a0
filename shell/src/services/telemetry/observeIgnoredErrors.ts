import type { Telemetry } from '@foyer/contract';
import { ignoredErrorCounts, reportIgnoredErrors } from '@foyer/kernel';

/**
 * Reports errors that code of this page ignores (`ignoreError`), including those from before this call. Sends
 * only the constant reason: the text of an error may contain personal data.
 */
export function observeIgnoredErrors({ failed }: Pick<Telemetry, 'failed'>): () => void {
  const report = (reason: string): void => failed('ignored', reason);
  for (const reason of ignoredErrorCounts().keys()) report(reason);
  return reportIgnoredErrors(report);
}
