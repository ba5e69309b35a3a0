/** How far back a history looks; the server keeps more than any of them. */
export const HISTORY_RANGES = ['today', 'week', 'month', 'half-year'] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

const DAY_MS = 86_400_000;
const RANGE_DAYS: Readonly<Record<HistoryRange, number>> = { today: 1, week: 7, month: 30, 'half-year': 183 };
const DEFAULT_RANGE: HistoryRange = 'month';

/** The range the address names, so that a filtered history can be shared with support and survives the back button. */
export function rangeOf(search: string): HistoryRange {
  const asked = new URLSearchParams(search).get('range');
  return HISTORY_RANGES.find((range) => range === asked) ?? DEFAULT_RANGE;
}

/** Start of a range in ISO 8601: midnight of the device's day for today, whole days back otherwise. */
export function rangeStart(range: HistoryRange, nowMs: number): string {
  const start = new Date(nowMs);
  start.setHours(0, 0, 0, 0);
  return new Date(start.getTime() - (RANGE_DAYS[range] - 1) * DAY_MS).toISOString();
}
