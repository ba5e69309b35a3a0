import { describe, expect, it } from '@jest/globals';
import { dayOfAddress, daysUntil, isOnDay } from './days.ts';

const at = (text: string): number => Date.parse(text);
const HOUR_MS = 3_600_000;

describe('days of the board', () => {
  it.each([
    // [zone, now, last match, days with their length in hours]
    ['Europe/Helsinki', '2026-11-29T20:00Z', '2026-11-30T20:00Z', ['2026-11-29 24', '2026-11-30 24']],
    ['Europe/Helsinki', '2026-11-29T22:30Z', '2026-11-29T23:00Z', ['2026-11-30 24']],
    [
      'Europe/Tallinn',
      '2026-10-24T10:00Z',
      '2026-10-25T22:30Z',
      ['2026-10-24 24', '2026-10-25 25', '2026-10-26 24'],
    ],
    ['Europe/Tallinn', '2027-03-27T10:00Z', '2027-03-28T20:59Z', ['2027-03-27 24', '2027-03-28 23']],
    ['America/Toronto', '2026-11-01T03:59Z', '2026-11-02T04:30Z', ['2026-10-31 24', '2026-11-01 25']],
    ['Asia/Tokyo', '2026-11-29T14:59Z', '2026-11-29T15:00Z', ['2026-11-29 24', '2026-11-30 24']],
    // the clocks skip midnight itself
    ['Africa/Cairo', '2026-04-23T12:00Z', '2026-04-24T12:00Z', ['2026-04-23 24', '2026-04-24 23']],
    // an empty board
    ['UTC', '2026-11-29T12:00Z', '2026-11-01T12:00Z', ['2026-11-29 24']],
  ])('are in %s at %s, until %s: %j', (zone, now, last, expected) => {
    const days = daysUntil(at(last), at(now), zone);
    expect(days.map(({ id, from, until }) => `${id} ${(until - from) / HOUR_MS}`)).toEqual(expected);
    for (const [index, day] of days.entries()) expect(days[index + 1]?.from ?? day.until).toBe(day.until);
  });

  it('are limited to 31', () => {
    const now = at('2026-11-29T12:00Z');
    expect(daysUntil(Number.MAX_SAFE_INTEGER, now, 'UTC')).toHaveLength(31);
  });

  it.each([
    // around the end of summer time in Tallinn: 25 October has 25 hours
    ['2026-10-24T21:00Z', '2026-10-25'],
    ['2026-10-25T00:30Z', '2026-10-25'],
    ['2026-10-25T21:59Z', '2026-10-25'],
    ['2026-10-25T22:00Z', '2026-10-26'],
    ['2026-10-24T20:59Z', '2026-10-24'],
    // in play, or late: it counts to today
    ['2026-10-23T20:00Z', '2026-10-24'],
  ])('have a match that starts at %s on %s', (start, expected) => {
    const now = at('2026-10-24T10:00Z');
    const days = daysUntil(at('2026-10-26T20:00Z'), now, 'Europe/Tallinn');
    expect(days.filter((day) => isOnDay(day, at(start), now)).map(({ id }) => id)).toEqual([expected]);
  });

  it.each([
    ['?day=2026-11-30', '2026-11-30'],
    ['?day=2026-11-28', undefined],
    ['?day=2026-13-45', undefined],
    ['?day=<script>', undefined],
    ['', undefined],
  ])('are selected by the address %s: %s', (search, expected) => {
    const days = daysUntil(at('2026-12-02T12:00Z'), at('2026-11-29T12:00Z'), 'UTC');
    expect(dayOfAddress(search, days)?.id).toBe(expected);
  });
});
