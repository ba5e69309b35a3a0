const DELAYS_MS = [500, 2_000, 8_000] as const;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Options of {@link importWithRetry}, for the shell and for tests. */
export interface RetryOptions {
  /** Called before each retry. */
  beforeRetry?(): void;
  wait?(ms: number): Promise<void>;
}

/**
 * Imports a module that has no fallback. Retries with increasing delays before it fails.
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
