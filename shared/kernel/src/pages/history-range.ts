import { isCalendarDay } from '../lib/calendar-day.ts';

/** Predefined history ranges; the server keeps longer histories. */
export const HISTORY_RANGES = ['today', 'week', 'month', 'half-year', 'two-years'] as const;
export type HistoryRangeName = (typeof HISTORY_RANGES)[number];

/** A history range in an address: one that ends now, or two calendar days, `yyyy-mm-dd`, both included. */
export type HistoryRange =
  | { readonly kind: 'range'; readonly range: HistoryRangeName }
  | { readonly kind: 'days'; readonly from: string; readonly until: string };

/** Range in ISO 8601: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const RANGE_DAYS: Readonly<Record<HistoryRangeName, number>> = {
  today: 1,
  week: 7,
  month: 30,
  'half-year': 183,
  // the months that licences require online (requirements/regulation#baseline)
  'two-years': 731,
};
const DEFAULT_RANGE: HistoryRangeName = 'month';

/**
 * Reads the history range from an address, so that a filtered history can be linked and survives back
 * navigation.
 */
export function readHistoryRange(search: string): HistoryRange {
  const parameters = new URLSearchParams(search);
  const [from, until] = [parameters.get('from') ?? '', parameters.get('until') ?? ''];
  if (isCalendarDay(from) && isCalendarDay(until))
    return from <= until ? { kind: 'days', from, until } : { kind: 'days', from: until, until: from };
  return {
    kind: 'range',
    range: HISTORY_RANGES.find((range) => range === parameters.get('range')) ?? DEFAULT_RANGE,
  };
}

/** Converts a history range to query parameters of an address. */
export function historyRangeQuery(
  historyRange: HistoryRange,
): Readonly<Record<'range' | 'from' | 'until', string | undefined>> {
  if (historyRange.kind === 'range') return { range: historyRange.range, from: undefined, until: undefined };
  return { range: undefined, from: historyRange.from, until: historyRange.until };
}

/**
 * Converts a history range to instants: whole calendar days of the licence's time zone, in which limits and
 * statements count, wherever the player is. A range ends with the current day, so that it is constant until
 * midnight. `timeZone` is an IANA name.
 */
export function spanOf(historyRange: HistoryRange, nowMs: number, timeZone: string): Span {
  if (historyRange.kind === 'days')
    return { from: startOf(historyRange.from, 0, timeZone), to: startOf(historyRange.until, 1, timeZone) };
  const today = dayOf(nowMs, timeZone);
  return {
    from: startOf(today, 1 - RANGE_DAYS[historyRange.range], timeZone),
    to: startOf(today, 1, timeZone),
  };
}

/** Returns the calendar day in a time zone, `yyyy-mm-dd`. */
export function dayOf(atMs: number, timeZone: string): string {
  const [year = '', month = '', date = ''] = wallClock(atMs, timeZone);
  return [year, month, date].join('-');
}

/** Returns the calendar day a number of months ago in a time zone, `yyyy-mm-dd`. */
export function firstDayOf(monthsAgo: number, nowMs: number, timeZone: string): string {
  const [year = 0, month = 1, date = 1] = dayOf(nowMs, timeZone).split('-').map(Number);
  return dayOf(Date.parse(startOfDay(year, month - monthsAgo, date, timeZone)), timeZone);
}

/**
 * Returns the first instant of a day in a time zone, ISO 8601, also on days of 23 or 25 hours. Months count
 * from 1; larger dates overflow into the next month, as in `Date.UTC`.
 */
export function startOfDay(year: number, month: number, date: number, timeZone: string): string {
  const midnight = Date.UTC(year, month - 1, date);
  const first = midnight - offsetAt(midnight, timeZone);
  const second = midnight - offsetAt(first, timeZone);
  // where clocks move forward at midnight, 00:00 does not exist: the day starts with the change
  return new Date(
    offsetAt(first, timeZone) === offsetAt(second, timeZone) ? second : Math.max(first, second),
  ).toISOString();
}

function startOf(day: string, daysLater: number, timeZone: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return startOfDay(year, month, date + daysLater, timeZone);
}

/** Offset of a time zone from UTC in milliseconds. */
function offsetAt(atMs: number, timeZone: string): number {
  const [year = 0, month = 1, date = 1, hours, minutes, seconds] = wallClock(atMs, timeZone).map(Number);
  return Date.UTC(year, month - 1, date, hours, minutes, seconds) - atMs;
}

/**
 * Local date and time, largest unit first, with leading zeros: the Swedish format `2026-11-21 12:30:00`.
 * Whole seconds.
 */
function wallClock(atMs: number, timeZone: string): readonly string[] {
  return (
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      .format(atMs)
      .match(/\d+/g) ?? []
  );
}
