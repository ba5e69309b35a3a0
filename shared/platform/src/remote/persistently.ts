const DELAYS_MS = [500, 2_000, 8_000] as const;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Persistence {
  /** Told before another attempt. */
  beforeRetry?(): void;
  wait?(ms: number): Promise<void>;
}

/**
 * Loads a piece of code whose absence nobody stands in for: a few times, further and further apart, before it counts as lost.
 * @throws what the last attempt threw.
 */
export async function persistently<Value>(
  load: () => Promise<Value>,
  { beforeRetry, wait = sleep }: Persistence = {},
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
