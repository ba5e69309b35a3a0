import { importWithRetry as platformImportWithRetry } from '@foyer/platform';

/** Called before each retry, so that a file can be requested under a fresh address. */
let beforeRetry: () => void = () => undefined;

export function onRetry(act: () => void): void {
  beforeRetry = act;
}

/** For pieces of the shell itself, which have no fallback: retried a few times before the import fails. */
export function importWithRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  return platformImportWithRetry(load, { beforeRetry: () => beforeRetry() });
}
