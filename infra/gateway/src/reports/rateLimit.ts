import type { Clock } from '@foyer/runtime';

export interface RateLimit {
  /** Whether this key may do it once more now. */
  take(key: string): boolean;
}

const MAXIMUM_KEYS = 50_000;

/** A bucket per key that refills steadily; keys are forgotten when there are too many, which favours the honest over memory. */
export function createRateLimit(options: { capacity: number; perSecond: number; clock: Clock }): RateLimit {
  const buckets = new Map<string, { level: number; at: number }>();
  return {
    take(key) {
      const now = options.clock();
      if (buckets.size > MAXIMUM_KEYS) buckets.clear();
      const bucket = buckets.get(key) ?? { level: options.capacity, at: now };
      const level = Math.min(
        options.capacity,
        bucket.level + ((now - bucket.at) / 1_000) * options.perSecond,
      );
      const allowed = level >= 1;
      buckets.set(key, { level: allowed ? level - 1 : level, at: now });
      return allowed;
    },
  };
}
