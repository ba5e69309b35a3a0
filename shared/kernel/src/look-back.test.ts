import { describe, expect, it } from '@jest/globals';
import { dayOf, lookBackOf, lookBackQuery, spanOf, type LookBack } from './look-back.ts';

const NOON = new Date(2026, 10, 21, 12, 30).getTime();
const range = (name: 'today' | 'week' | 'month'): LookBack => ({ kind: 'range', range: name });

describe('how far a history looks back', () => {
  it.each<[string, LookBack]>([
    ['?range=week', range('week')],
    ['?range=year', range('month')],
    ['', range('month')],
    ['?from=2026-10-01&until=2026-10-31', { kind: 'days', from: '2026-10-01', until: '2026-10-31' }],
    ['?from=2026-10-31&until=2026-10-01', { kind: 'days', from: '2026-10-01', until: '2026-10-31' }],
    ['?range=week&from=2026-02-30&until=2026-03-01', range('week')],
    ['?range=week&from=2026-02-01', range('week')],
  ])('reads %j', (search, lookBack) => {
    expect(lookBackOf(search)).toEqual(lookBack);
  });

  it.each<LookBack>([range('today'), { kind: 'days', from: '2026-10-01', until: '2026-10-31' }])('writes what it reads: %j', (lookBack) => {
    const query = Object.entries(lookBackQuery(lookBack)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    expect(lookBackOf(`?${new URLSearchParams(query).toString()}`)).toEqual(lookBack);
  });

  it.each<[LookBack, Date, Date]>([
    [range('today'), new Date(2026, 10, 21), new Date(2026, 10, 22)],
    [range('week'), new Date(2026, 10, 15), new Date(2026, 10, 22)],
    [{ kind: 'days', from: '2026-02-28', until: '2026-02-28' }, new Date(2026, 1, 28), new Date(2026, 2, 1)],
    [{ kind: 'days', from: '2025-12-31', until: '2026-01-01' }, new Date(2025, 11, 31), new Date(2026, 0, 2)],
  ])('spans whole days: %j', (lookBack, from, to) => {
    expect(spanOf(lookBack, NOON)).toEqual({ from: from.toISOString(), to: to.toISOString() });
  });

  it('names the day of the device', () => expect(dayOf(NOON)).toBe('2026-11-21'));
});
