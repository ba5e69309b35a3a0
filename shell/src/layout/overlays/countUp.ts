/** About 10 s (requirements/constants#jackpot). */
export const COUNT_UP_MS = 10_000;
/** Display time of the celebration image (requirements/constants#jackpot). */
export const CELEBRATION_MS = 4_000;

/** Minor units shown at a time in ms since the overlay opened: fast at first, then slowing, exact at the end. */
export function countedAt(minor: number, elapsedMs: number): number {
  const progress = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS));
  return progress === 1 ? minor : Math.floor(minor * (1 - (1 - progress) ** 3));
}
