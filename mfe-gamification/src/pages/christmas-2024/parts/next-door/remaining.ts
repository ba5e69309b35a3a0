const SECOND_MS = 1_000;
const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

export interface RemainingUnit {
  readonly unit: (typeof UNITS)[number][0];
  readonly count: number;
}

/**
 * Splits the time until an instant into units, largest first; zeros after it.
 * @param showsSeconds - false for licences that forbid time pressure (requirements/regulation#safe-forms)
 */
export function remaining(until: number, now: number, showsSeconds: boolean): readonly RemainingUnit[] {
  const step = showsSeconds ? 1 : 60;
  // rounded up, so that the last unit reaches zero when the door opens
  let left = Math.max(0, Math.ceil((until - now) / SECOND_MS / step)) * step;
  const parts: RemainingUnit[] = [];
  for (const [unit, seconds] of UNITS) {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    if (unit !== 'seconds' || showsSeconds) parts.push({ unit, count });
  }
  return parts;
}
