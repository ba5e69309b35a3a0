const DELAYS_MS = [500, 2_000, 8_000] as const;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Hooks of the attempts, for the shell and for tests. */
export interface RetryOptions {
  /** Called before another attempt. */
  beforeRetry?(): void;
  wait?(ms: number): Promise<void>;
}

/**
 * Loads code that has no fallback: several attempts with growing waits before it counts as lost.
 * @throws the error of the last attempt.
 */
export async function importWithRetry<Value>(
  load: () => Promise<Value>,
  { beforeRetry, wait = sleep }: RetryOptions = {},
): Promise<Value> {
  for (const delay of DELAYS_MS) {
    try {
      return await load();
    } catch {
      beforeRetry?.();
      await wait(delay);
    }
  }
  return load();
}
