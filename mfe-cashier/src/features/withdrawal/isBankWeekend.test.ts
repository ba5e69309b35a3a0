import { expect, it } from '@jest/globals';
import { isBankWeekend } from './isBankWeekend.ts';

it.each([
  ['2026-11-27T14:59:00Z', 'Europe/Tallinn', false], // Friday, 16:59
  ['2026-11-27T15:00:00Z', 'Europe/Tallinn', true], // Friday, 17:00
  ['2026-11-27T15:00:00Z', 'America/Costa_Rica', false], // Friday, 09:00
  ['2026-11-28T12:00:00Z', 'Europe/Malta', true], // Saturday
  ['2026-11-29T22:30:00Z', 'Europe/Malta', true], // Sunday, 23:30
  ['2026-11-29T23:00:00Z', 'Europe/Malta', false], // Monday, 00:00
  ['2026-11-30T03:00:00Z', 'America/Curacao', true], // Sunday, 23:00
  ['2026-11-26T18:00:00Z', 'Europe/Malta', false], // Thursday, 19:00
])('%s in %s is at a weekend of the banks: %s', (at, timeZone, expected) => {
  expect(isBankWeekend(Date.parse(at), timeZone)).toBe(expected);
});
