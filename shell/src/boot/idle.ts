const IDLE_WITHIN_MS = 2_000;

/** Once the browser has nothing better to do; soon in any case. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
  else setTimeout(act, IDLE_WITHIN_MS / 4);
}

/** The player pays for every byte, or waits for it: nothing is fetched ahead. */
export function isLineDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }; // not in every browser, and not in TypeScript's DOM
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
