import { importWithRetry as platformImportWithRetry } from '@foyer/platform';

/** Called before each retry, so that a file can be requested under a fresh address. */
let beforeRetry: () => void = () => undefined;

export function onRetry(act: () => void): void {
  beforeRetry = act;
}

/**
 * For pieces of the shell itself, which have no fallback: retried three times before the import fails.
 * @param options - `wait` replaces the increasing delays between the attempts.
 */
export function importWithRetry<Value>(
  load: () => Promise<Value>,
  options?: { wait(ms: number): Promise<void> },
): Promise<Value> {
  return platformImportWithRetry(load, { ...options, beforeRetry: () => beforeRetry() });
}
