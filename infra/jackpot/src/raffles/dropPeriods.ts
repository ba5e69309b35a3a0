import type { DropType } from '@foyer/kernel/raffle-draw';
import { dayAfter, localDay, startOfDay } from '@foyer/market/local-time';

/** Milliseconds since the epoch; the end is not part of the period. */
export interface DropPeriod {
  readonly startsAt: number;
  readonly endsAt: number;
}

const DAYS_PER_WEEK = 7;

/**
 * The period of a drop that contains an instant (ADR 0282): a full hour, a calendar day of the brand's time zone, or
 * its week from Monday to the midnight that ends Sunday.
 * @param hourMs - length of an hourly drop; shorter than an hour in tests only
 */
export function periodAt(type: DropType, instant: number, timeZone: string, hourMs: number): DropPeriod {
  if (type === 'hourly') {
    const startsAt = Math.floor(instant / hourMs) * hourMs;
    return { startsAt, endsAt: startsAt + hourMs };
  }
  const today = localDay(instant, timeZone);
  const first = type === 'daily' ? today : dayAfter(today, -daysSinceMonday(today));
  return {
    startsAt: startOfDay(first, timeZone),
    endsAt: startOfDay(dayAfter(first, type === 'daily' ? 1 : DAYS_PER_WEEK), timeZone),
  };
}

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
}
