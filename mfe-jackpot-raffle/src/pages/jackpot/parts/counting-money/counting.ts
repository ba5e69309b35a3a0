/** A little longer than the provider's second, so that a growing pot never pauses. */
const COUNT_MS = 1_200;

/**
 * The integer shown at a time in ms since counting started: fast at first, then slowing, exact at the end.
 */
export function countedAt(from: number, to: number, elapsedMs: number): number {
  const progress = Math.min(1, Math.max(0, elapsedMs / COUNT_MS));
  if (progress === 1) return to;
  return Math.round(from + (to - from) * (1 - (1 - progress) ** 3));
}
