/** Remaining time in the two most significant units. */
export type TimeLeft =
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'minutes'; readonly minutes: number; readonly seconds: number }
  | { readonly kind: 'last-minute' }
  | { readonly kind: 'over' };

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * @param isCalm omits seconds, for licences that forbid time pressure (requirements/regulation#safe-forms).
 */
export function timeLeft(until: number, now: number, isCalm: boolean): TimeLeft {
  const left = until - now;
  if (left <= 0) return { kind: 'over' };
  if (left >= DAY_MS)
    return { kind: 'days', days: whole(left, DAY_MS), hours: whole(left % DAY_MS, HOUR_MS) };
  if (left >= HOUR_MS)
    return { kind: 'hours', hours: whole(left, HOUR_MS), minutes: whole(left % HOUR_MS, MINUTE_MS) };
  if (isCalm)
    return left < MINUTE_MS
      ? { kind: 'last-minute' }
      : { kind: 'minutes', minutes: whole(left, MINUTE_MS), seconds: 0 };
  return { kind: 'minutes', minutes: whole(left, MINUTE_MS), seconds: whole(left % MINUTE_MS, SECOND_MS) };
}

function whole(milliseconds: number, unit: number): number {
  return Math.floor(milliseconds / unit);
}
