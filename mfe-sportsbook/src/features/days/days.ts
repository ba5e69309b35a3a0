import { dayAfter, localDay, startOfDay } from '@foyer/market/local-time';

/** A calendar day in a time zone; 23 or 25 hours long where the clocks change. */
export interface Day {
  /** `yyyy-mm-dd`. */
  readonly id: string;
  /** Its first instant. */
  readonly from: number;
  /** The first instant of the next day. */
  readonly until: number;
}

/** Days ahead that are offered at most. */
const MAX_DAYS_AHEAD = 30;

/** The days from today to that of the instant `last`. */
export function daysUntil(last: number, now: number, timeZone: string): readonly Day[] {
  const days: Day[] = [];
  let id = localDay(now, timeZone);
  let from = startOfDay(id, timeZone);
  while (days.length <= MAX_DAYS_AHEAD && (from <= last || days.length === 0)) {
    const next = dayAfter(id);
    const until = startOfDay(next, timeZone);
    days.push({ id, from, until });
    [id, from] = [next, until];
  }
  return days;
}

/** True when a match that starts at `at` belongs to the day. What has started already belongs to today. */
export function isOnDay({ from, until }: Day, at: number, now: number): boolean {
  const instant = Math.max(at, now);
  return instant >= from && instant < until;
}

/** The day of an address: undefined without one, and for one that is over or not a date. */
export function dayOfAddress(search: string, days: readonly Day[]): Day | undefined {
  const requested = new URLSearchParams(search).get('day');
  return days.find(({ id }) => id === requested);
}

/** Time zone of the device, in which all times are shown. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
