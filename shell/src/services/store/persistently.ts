import { importWithRetry as platformImportWithRetry } from '@foyer/platform';

/** Told before another attempt: what cannot be fetched under its address may be had under a fresh one. */
let beforeRetry: () => void = () => undefined;

export function onRetry(act: () => void): void {
  beforeRetry = act;
}

/** For pieces of the shell itself, which nobody stands in for: fetched again a few times before they count as lost. */
export function persistently<Value>(load: () => Promise<Value>): Promise<Value> {
  return platformImportWithRetry(load, { beforeRetry: () => beforeRetry() });
}
