import { describe, expect, it } from '@jest/globals';
import { dayOf, readHistoryRange, historyRangeQuery, spanOf, type HistoryRange } from './history-range.ts';

const NOON = Date.UTC(2026, 10, 21, 12, 30);
const range = (name: 'today' | 'week' | 'month'): HistoryRange => ({ kind: 'range', range: name });

describe('history range', () => {
  it.each<[string, HistoryRange]>([
    ['?range=week', range('week')],
    ['?range=year', range('month')],
    ['', range('month')],
    ['?from=2026-10-01&until=2026-10-31', { kind: 'days', from: '2026-10-01', until: '2026-10-31' }],
    ['?from=2026-10-31&until=2026-10-01', { kind: 'days', from: '2026-10-01', until: '2026-10-31' }],
    ['?range=week&from=2026-02-30&until=2026-03-01', range('week')],
    ['?range=week&from=2026-02-01', range('week')],
  ])('parses %j', (search, historyRange) => {
    expect(readHistoryRange(search)).toEqual(historyRange);
  });

  it.each<HistoryRange>([range('today'), { kind: 'days', from: '2026-10-01', until: '2026-10-31' }])(
    'serialises what it parses: %j',
    (historyRange) => {
      const query = Object.entries(historyRangeQuery(historyRange)).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      expect(readHistoryRange(`?${new URLSearchParams(query).toString()}`)).toEqual(historyRange);
    },
  );

  const day = (name: string): HistoryRange => ({ kind: 'days', from: name, until: name });
  it.each<[string, HistoryRange, string, string]>([
    ['Europe/Tallinn', range('today'), '2026-11-20T22:00:00.000Z', '2026-11-21T22:00:00.000Z'],
    ['America/Costa_Rica', range('today'), '2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    ['Europe/Malta', range('week'), '2026-11-14T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    // the offset from UTC was different half a year ago
    [
      'Europe/Tallinn',
      { kind: 'range', range: 'half-year' },
      '2026-05-22T21:00:00.000Z',
      '2026-11-21T22:00:00.000Z',
    ],
    [
      'Europe/Malta',
      { kind: 'range', range: 'two-years' },
      '2024-11-20T23:00:00.000Z',
      '2026-11-21T23:00:00.000Z',
    ],
    // a day of 23 hours, one of 25, and those beside them
    ['Europe/Tallinn', day('2026-03-28'), '2026-03-27T22:00:00.000Z', '2026-03-28T22:00:00.000Z'],
    ['Europe/Tallinn', day('2026-03-29'), '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    ['Europe/Tallinn', day('2026-03-30'), '2026-03-29T21:00:00.000Z', '2026-03-30T21:00:00.000Z'],
    ['Europe/Malta', day('2026-10-25'), '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['Europe/Malta', day('2026-03-29'), '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Tallinn', day('2026-10-25'), '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
    ['America/Costa_Rica', day('2026-03-29'), '2026-03-29T06:00:00.000Z', '2026-03-30T06:00:00.000Z'],
    ['America/Curacao', day('2026-10-25'), '2026-10-25T04:00:00.000Z', '2026-10-26T04:00:00.000Z'],
    ['Indian/Comoro', day('2026-02-28'), '2026-02-27T21:00:00.000Z', '2026-02-28T21:00:00.000Z'],
    [
      'Europe/Tallinn',
      { kind: 'days', from: '2025-12-31', until: '2026-01-01' },
      '2025-12-30T22:00:00.000Z',
      '2026-01-01T22:00:00.000Z',
    ],
    ['Australia/Sydney', day('2026-04-05'), '2026-04-04T13:00:00.000Z', '2026-04-05T14:00:00.000Z'],
    ['Australia/Sydney', day('2026-10-04'), '2026-10-03T14:00:00.000Z', '2026-10-04T13:00:00.000Z'],
    // time zones that change their clocks at midnight: a day without 00:00, and one with it twice
    ['Asia/Beirut', day('2026-03-29'), '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    ['America/Havana', day('2026-03-08'), '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['America/Havana', day('2026-11-01'), '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['Asia/Beirut', day('2026-10-24'), '2026-10-23T21:00:00.000Z', '2026-10-24T22:00:00.000Z'],
  ])('spans whole days of %s: %j', (timeZone, historyRange, from, to) => {
    expect(spanOf(historyRange, NOON, timeZone)).toEqual({ from, to });
  });

  // equal to the days of limits in SQL: date_trunc('day', at) in the licence's time zone
  it.each([
    ['2026-11-21T21:59:59.999Z', 'Europe/Tallinn', '2026-11-21'],
    ['2026-11-21T22:00:00.000Z', 'Europe/Tallinn', '2026-11-22'],
    ['2026-11-21T05:59:59.999Z', 'America/Costa_Rica', '2026-11-20'],
    ['2026-01-01T00:30:00.000Z', 'America/Curacao', '2025-12-31'],
    ['2026-07-01T21:00:00.000Z', 'Indian/Comoro', '2026-07-02'],
  ])('%s is in %s on %s', (at, timeZone, named) => expect(dayOf(Date.parse(at), timeZone)).toBe(named));
});
