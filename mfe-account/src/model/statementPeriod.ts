import type { Span } from '@foyer/kernel/look-back';

/** What a statement is about: a month or a year of the device's calendar, so many before the present one. */
export interface StatementPeriod {
  readonly unit: 'month' | 'year';
  /** 0 is the present one. */
  readonly back: number;
}

export function statementSpan({ unit, back }: StatementPeriod, nowMs: number): Span {
  const now = new Date(nowMs);
  const [year, month] = unit === 'year' ? [now.getFullYear() - back, 0] : [now.getFullYear(), now.getMonth() - back];
  return { from: new Date(year, month, 1).toISOString(), to: (unit === 'year' ? new Date(year + 1, 0, 1) : new Date(year, month + 1, 1)).toISOString() };
}
