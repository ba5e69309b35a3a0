import { describe, expect, it } from '@jest/globals';
import { statementSpan, type StatementPeriod } from './statementPeriod.ts';

const NOVEMBER = '2026-11-21T12:00:00.000Z';

describe('the period of a statement', () => {
  it.each<[StatementPeriod, string, string, string, string]>([
    [
      { unit: 'month', back: 0 },
      'Europe/Tallinn',
      NOVEMBER,
      '2026-10-31T22:00:00.000Z',
      '2026-11-30T22:00:00.000Z',
    ],
    // includes the end of daylight saving time
    [
      { unit: 'month', back: 1 },
      'Europe/Tallinn',
      NOVEMBER,
      '2026-09-30T21:00:00.000Z',
      '2026-10-31T22:00:00.000Z',
    ],
    [
      { unit: 'month', back: 1 },
      'Europe/Malta',
      NOVEMBER,
      '2026-09-30T22:00:00.000Z',
      '2026-10-31T23:00:00.000Z',
    ],
    // and its start
    [
      { unit: 'month', back: 8 },
      'Europe/Malta',
      NOVEMBER,
      '2026-02-28T23:00:00.000Z',
      '2026-03-31T22:00:00.000Z',
    ],
    [
      { unit: 'month', back: 8 },
      'Europe/Tallinn',
      NOVEMBER,
      '2026-02-28T22:00:00.000Z',
      '2026-03-31T21:00:00.000Z',
    ],
    // asked in the hour that the clock shows twice, and in the last summer hour of the month before
    [
      { unit: 'month', back: 0 },
      'Europe/Malta',
      '2026-10-25T01:30:00.000Z',
      '2026-09-30T22:00:00.000Z',
      '2026-10-31T23:00:00.000Z',
    ],
    [
      { unit: 'month', back: 0 },
      'Europe/Tallinn',
      '2026-03-31T20:59:59.999Z',
      '2026-02-28T22:00:00.000Z',
      '2026-03-31T21:00:00.000Z',
    ],
    [
      { unit: 'month', back: 1 },
      'America/Curacao',
      NOVEMBER,
      '2026-10-01T04:00:00.000Z',
      '2026-11-01T04:00:00.000Z',
    ],
    [
      { unit: 'month', back: 8 },
      'Indian/Comoro',
      NOVEMBER,
      '2026-02-28T21:00:00.000Z',
      '2026-03-31T21:00:00.000Z',
    ],
    [
      { unit: 'month', back: 11 },
      'America/Costa_Rica',
      NOVEMBER,
      '2025-12-01T06:00:00.000Z',
      '2026-01-01T06:00:00.000Z',
    ],
    [
      { unit: 'year', back: 0 },
      'Europe/Malta',
      NOVEMBER,
      '2025-12-31T23:00:00.000Z',
      '2026-12-31T23:00:00.000Z',
    ],
    [
      { unit: 'year', back: 1 },
      'Indian/Comoro',
      NOVEMBER,
      '2024-12-31T21:00:00.000Z',
      '2025-12-31T21:00:00.000Z',
    ],
    // after and before New Year in the licence's time zone
    [
      { unit: 'year', back: 0 },
      'Europe/Tallinn',
      '2026-12-31T22:30:00.000Z',
      '2026-12-31T22:00:00.000Z',
      '2027-12-31T22:00:00.000Z',
    ],
    [
      { unit: 'month', back: 0 },
      'America/Curacao',
      '2027-01-01T03:30:00.000Z',
      '2026-12-01T04:00:00.000Z',
      '2027-01-01T04:00:00.000Z',
    ],
  ])('is computed for %j in %s, requested at %s', (period, timeZone, now, from, to) => {
    expect(statementSpan(period, Date.parse(now), timeZone)).toEqual({ from, to });
  });
});
