const IDLE_WITHIN_MS = 2_000;

/** Runs a function when the browser is idle, or after a short delay at the latest. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
  else setTimeout(act, IDLE_WITHIN_MS / 4);
}

/** True if data is expensive or slow for this player; nothing is prefetched then. */
export function isDataExpensive(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }; // not in every browser, and not in TypeScript's DOM
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
