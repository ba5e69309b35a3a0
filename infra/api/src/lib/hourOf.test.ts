import { describe, expect, it } from '@jest/globals';
import { hourOf } from './hourOf.ts';

describe('hourOf', () => {
  it.each([
    // an hour is skipped in March and repeated in October
    ['2026-03-29T00:59:59Z', 'Europe/Malta', 1],
    ['2026-03-29T01:00:00Z', 'Europe/Malta', 3],
    ['2026-10-25T00:30:00Z', 'Europe/Malta', 2],
    ['2026-10-25T01:30:00Z', 'Europe/Malta', 2],
    ['2026-10-25T02:00:00Z', 'Europe/Malta', 3],
    ['2026-03-29T00:59:59Z', 'Europe/Tallinn', 2],
    ['2026-03-29T01:00:00Z', 'Europe/Tallinn', 4],
    ['2026-10-25T01:00:00Z', 'Europe/Tallinn', 3],
    ['2026-10-24T21:00:00Z', 'Europe/Tallinn', 0],
    ['2026-10-25T04:00:00Z', 'America/Curacao', 0],
    ['2026-03-29T05:59:59Z', 'America/Costa_Rica', 23],
    ['2026-03-29T21:00:00Z', 'Indian/Comoro', 0],
  ])('is at %s in %s %i', (at, timeZone, hour) => expect(hourOf(Date.parse(at), timeZone)).toBe(hour));
});
