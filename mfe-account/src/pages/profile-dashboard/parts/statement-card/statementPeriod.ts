import { dayOf, startOfDay, type Span } from '@foyer/kernel/history-range';

/** A month or a year of the licence's calendar, as an offset from the current one. */
export interface StatementPeriod {
  readonly unit: 'month' | 'year';
  /** Number of periods before the current one; 0 is the current one. */
  readonly back: number;
}

/** `timeZone` is the licence's; the exported statement uses it too. */
export function statementSpan({ unit, back }: StatementPeriod, nowMs: number, timeZone: string): Span {
  const [thisYear = 0, thisMonth = 1] = dayOf(nowMs, timeZone).split('-').map(Number);
  const [year, month] = unit === 'year' ? [thisYear - back, 1] : [thisYear, thisMonth - back];
  return {
    from: startOfDay(year, month, 1, timeZone),
    to: unit === 'year' ? startOfDay(year + 1, 1, 1, timeZone) : startOfDay(year, month + 1, 1, timeZone),
  };
}
