/** Receives each ignored error; it must not throw. */
export type IgnoredErrorReporter = (reason: string, error: unknown) => void;

interface IgnoredErrors {
  readonly counts: Map<string, number>;
  report: IgnoredErrorReporter | undefined;
}

// each remote bundles its own copy of this module, and all of them share one reporter
const KEY = Symbol.for('foyer.ignoredErrors');
const scope = globalThis as { [KEY]?: IgnoredErrors };
const ignored = (scope[KEY] ??= { counts: new Map(), report: undefined });

/**
 * Returns a handler for errors that need no reaction, instead of a silent `catch`. It counts the error under
 * `reason` and passes it to the reporter of the process or page.
 * @param reason - constant text that states why the error is harmless, for example `'page left before the
 * prefetch ended'`. It is a metric label: never put values into it.
 * @example
 * await prefetch().catch(ignoreError('prefetch is optional'));
 */
export function ignoreError(reason: string): (error: unknown) => undefined {
  return (error) => {
    ignored.counts.set(reason, (ignored.counts.get(reason) ?? 0) + 1);
    ignored.report?.(reason, error);
    return undefined;
  };
}

/** Ignored errors by reason, since the process or page started. */
export function ignoredErrorCounts(): ReadonlyMap<string, number> {
  return ignored.counts;
}

/** Replaces the reporter. The returned function restores the previous one. */
export function reportIgnoredErrors(report: IgnoredErrorReporter): () => void {
  const previous = ignored.report;
  ignored.report = report;
  return () => {
    ignored.report = previous;
  };
}
