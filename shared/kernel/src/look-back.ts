/** How far back a history looks at a press; the server keeps more than any of them. */
export const LOOK_BACK_RANGES = ['today', 'week', 'month', 'half-year'] as const;
export type LookBackRange = (typeof LOOK_BACK_RANGES)[number];

/** What an address asks a history for: a range that ends now, or two days of the calendar, `yyyy-mm-dd`, both within it. */
export type LookBack = { readonly kind: 'range'; readonly range: LookBackRange } | { readonly kind: 'days'; readonly from: string; readonly until: string };

/** Instants in ISO 8601; the first is within, the second is not. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const RANGE_DAYS: Readonly<Record<LookBackRange, number>> = { today: 1, week: 7, month: 30, 'half-year': 183 };
const DEFAULT_RANGE: LookBackRange = 'month';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address names, so that a filtered history can be shared with support and survives the back button. */
export function lookBackOf(search: string): LookBack {
  const asked = new URLSearchParams(search);
  const [from, until] = [asked.get('from') ?? '', asked.get('until') ?? ''];
  if (isDay(from) && isDay(until)) return from <= until ? { kind: 'days', from, until } : { kind: 'days', from: until, until: from };
  return { kind: 'range', range: LOOK_BACK_RANGES.find((range) => range === asked.get('range')) ?? DEFAULT_RANGE };
}

/** The same as parameters of an address. */
export function lookBackQuery(lookBack: LookBack): Readonly<Record<'range' | 'from' | 'until', string | undefined>> {
  if (lookBack.kind === 'range') return { range: lookBack.range, from: undefined, until: undefined };
  return { range: undefined, from: lookBack.from, until: lookBack.until };
}

/** Whole days of the device's calendar; a range ends with the present day, so that it is the same span until midnight. */
export function spanOf(lookBack: LookBack, nowMs: number): Span {
  if (lookBack.kind === 'days') return { from: midnight(lookBack.from, 0), to: midnight(lookBack.until, 1) };
  const today = dayOf(nowMs);
  return { from: midnight(today, 1 - RANGE_DAYS[lookBack.range]), to: midnight(today, 1) };
}

/** The day of the device's calendar, `yyyy-mm-dd`. */
export function dayOf(atMs: number): string {
  const at = new Date(atMs);
  return [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
}

/** By the calendar and not by 24 hours: two days of the year are shorter or longer. */
function midnight(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** A day that exists: the 31st of February is none. */
function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
