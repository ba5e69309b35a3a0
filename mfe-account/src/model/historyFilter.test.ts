import { describe, expect, it } from '@jest/globals';
import { rangeOf, rangeStart } from './historyFilter.ts';

describe('history filter', () => {
  it.each([['?range=week', 'week'], ['?range=year', 'month'], ['', 'month']])('reads %j as %s', (search, range) => {
    expect(rangeOf(search)).toBe(range);
  });
  it('starts today at midnight and the others whole days before', () => {
    const noon = new Date(2026, 10, 21, 12, 30).getTime();
    expect(rangeStart('today', noon)).toBe(new Date(2026, 10, 21).toISOString());
    expect(rangeStart('week', noon)).toBe(new Date(2026, 10, 15).toISOString());
  });
});
