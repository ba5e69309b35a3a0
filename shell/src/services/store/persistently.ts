const DELAYS_MS = [500, 2_000, 8_000] as const;

type Wait = (ms: number) => Promise<void>;

const sleep: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Told before another attempt: what cannot be fetched under its address may be had under a fresh one. */
let beforeRetry: () => void = () => undefined;

export function onRetry(act: () => void): void {
  beforeRetry = act;
}

/** For pieces of the shell itself, which nobody stands in for: fetched again a few times before they count as lost. */
export async function persistently<Value>(load: () => Promise<Value>, wait: Wait = sleep): Promise<Value> {
  for (const delay of DELAYS_MS) {
    try {
      return await load();
    } catch {
      beforeRetry();
      await wait(delay);
    }
  }
  return load();
}
