const FIRST_MS = 2_000; // From 2 s doubling to 60 s (requirements/constants#jackpot).
const LONGEST_MS = 60_000;

/**
 * Delay before the next attempt, counted from 0; undefined after the longest delay: the link gives up
 * (requirements/errors#jackpot).
 */
export function reconnectDelay(attempt: number): number | undefined {
  const delay = FIRST_MS * 2 ** attempt;
  if (delay < LONGEST_MS) return delay;
  return delay < LONGEST_MS * 2 ? LONGEST_MS : undefined;
}
