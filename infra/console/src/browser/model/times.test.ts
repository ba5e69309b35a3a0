import { describe, expect, it } from '@jest/globals';
import { utcDate, utcDateTime, utcTime } from './times.ts';

const AT = '2026-11-24T23:03:05.678Z';

describe('times of the console', () => {
  it.each([
    ['text', AT],
    ['milliseconds', Date.parse(AT)],
    ['a date', new Date(AT)],
  ])('are written in UTC with the zone, from %s', (_from, at) => {
    expect([utcDate(at), utcDateTime(at), utcTime(at)]).toEqual([
      '24 Nov 2026',
      '24 Nov 2026, 23:03:05 UTC',
      '23:03 UTC',
    ]);
  });
});
