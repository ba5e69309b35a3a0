/** Random share of a pause, also of the sockets (requirements/constants#sockets). */
const JITTER = 0.5;

export interface Backoff {
  /** Pause after the first failure in ms. */
  readonly firstMs: number;
  /** Longest pause in ms. */
  readonly maxMs: number;
  /**
   * Share of each pause (0 to 1) that is random, so that clients do not return at the same moment. Default
   * 0.5.
   */
  readonly jitter?: number;
}

/**
 * Pause in whole ms before the next attempt: doubles with each failure up to `maxMs`, shortened by a random
 * part.
 *
 * @param failures - consecutive failures, at least 1.
 * @param random - random number from 0 up to 1, for tests.
 */
export function backoffMs(
  failures: number,
  { firstMs, maxMs, jitter = JITTER }: Backoff,
  random: () => number = Math.random,
): number {
  return Math.round(Math.min(firstMs * 2 ** (failures - 1), maxMs) * (1 - jitter * random()));
}
