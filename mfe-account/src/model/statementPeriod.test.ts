import { describe, expect, it } from '@jest/globals';
import { statementSpan, type StatementPeriod } from './statementPeriod.ts';

const NOVEMBER = new Date(2026, 10, 21, 12).getTime();

describe('the period of a statement', () => {
  it.each<[StatementPeriod, Date, Date]>([
    [{ unit: 'month', back: 0 }, new Date(2026, 10, 1), new Date(2026, 11, 1)],
    [{ unit: 'month', back: 11 }, new Date(2025, 11, 1), new Date(2026, 0, 1)],
    [{ unit: 'year', back: 0 }, new Date(2026, 0, 1), new Date(2027, 0, 1)],
    [{ unit: 'year', back: 1 }, new Date(2025, 0, 1), new Date(2026, 0, 1)],
  ])('%j', (period, from, to) => {
    expect(statementSpan(period, NOVEMBER)).toEqual({ from: from.toISOString(), to: to.toISOString() });
  });
});
