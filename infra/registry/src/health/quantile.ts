import { READY_BOUNDS_MS } from '@foyer/runtime';

/**
 * Estimates a quantile from the histogram by linear interpolation within its cell; a value beyond the last
 * bound is reported as that bound. Undefined without measurements.
 */
export function quantileOf(ready: readonly number[], share: number): number | undefined {
  const total = ready.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let rest = share * total;
  for (const [index, count] of ready.entries()) {
    if (rest > count || count === 0) {
      rest -= count;
      continue;
    }
    const low = READY_BOUNDS_MS[index - 1] ?? 0;
    const high = READY_BOUNDS_MS[index] ?? low;
    return Math.round(low + (high - low) * (rest / count));
  }
  return READY_BOUNDS_MS.at(-1);
}
