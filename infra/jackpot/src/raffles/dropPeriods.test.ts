import { describe, expect, it } from '@jest/globals';
import { periodAt } from './dropPeriods.ts';

const HOUR_MS = 3_600_000;
const at = (text: string): number => Date.parse(text);
const shown = (...[type, instant, zone]: [Parameters<typeof periodAt>[0], string, string]) => {
  const { startsAt, endsAt } = periodAt(type, at(instant), zone, HOUR_MS);
  return [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()];
};

describe('periodAt', () => {
  it.each<[Parameters<typeof periodAt>[0], string, string, [string, string]]>([
    [
      'hourly',
      '2026-11-28T14:30:00Z',
      'Europe/Tallinn',
      ['2026-11-28T14:00:00.000Z', '2026-11-28T15:00:00.000Z'],
    ],
    [
      'hourly',
      '2026-11-28T14:00:00Z',
      'Europe/Tallinn',
      ['2026-11-28T14:00:00.000Z', '2026-11-28T15:00:00.000Z'],
    ],
    [
      'daily',
      '2026-11-28T21:59:59Z',
      'Europe/Tallinn',
      ['2026-11-27T22:00:00.000Z', '2026-11-28T22:00:00.000Z'],
    ],
    [
      'daily',
      '2026-11-28T22:00:00Z',
      'Europe/Tallinn',
      ['2026-11-28T22:00:00.000Z', '2026-11-29T22:00:00.000Z'],
    ],
    // end of daylight saving time: this day has 25 hours
    [
      'daily',
      '2026-10-25T12:00:00Z',
      'Europe/Tallinn',
      ['2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
    ],
    [
      'weekly',
      '2026-11-29T21:59:59Z',
      'Europe/Tallinn',
      ['2026-11-22T22:00:00.000Z', '2026-11-29T22:00:00.000Z'],
    ],
    [
      'weekly',
      '2026-11-29T22:00:00Z',
      'Europe/Tallinn',
      ['2026-11-29T22:00:00.000Z', '2026-12-06T22:00:00.000Z'],
    ],
    [
      'weekly',
      '2026-11-28T12:00:00Z',
      'America/Curacao',
      ['2026-11-23T04:00:00.000Z', '2026-11-30T04:00:00.000Z'],
    ],
  ])('contains a %s drop at %s in %s', (type, instant, zone, expected) =>
    expect(shown(type, instant, zone)).toEqual(expected),
  );
});
