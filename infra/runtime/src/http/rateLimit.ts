import type { Clock } from '../jobs/clock.ts';

export interface RateLimit {
  /** True if the key may proceed now. */
  take(key: string): boolean;
}

const MAX_KEYS = 50_000;

/** Token bucket per key. When there are too many keys, they are dropped. */
export function createRateLimit(options: { capacity: number; perSecond: number; clock: Clock }): RateLimit {
  const buckets = new Map<string, { level: number; at: number }>();
  return {
    take(key) {
      const now = options.clock();
      if (buckets.size > MAX_KEYS) buckets.clear();
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
