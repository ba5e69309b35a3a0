import { expect, it } from '@jest/globals';
import { ageAt } from './age.ts';

it.each([
  ['on the birthday', '2008-11-26', 'UTC', '2026-11-26T12:00:00Z', 18],
  ['on the day before', '2008-11-27', 'UTC', '2026-11-26T12:00:00Z', 17],
  // the day begins in the time zone of the licence
  ['after midnight in Tallinn', '2008-11-27', 'Europe/Tallinn', '2026-11-26T22:00:00Z', 18],
  ['before midnight in Tallinn', '2008-11-27', 'Europe/Tallinn', '2026-11-26T21:59:59Z', 17],
  ['before midnight in Costa Rica', '2008-11-27', 'America/Costa_Rica', '2026-11-27T05:59:59Z', 17],
  ['after midnight in Tallinn in summer time', '2005-07-01', 'Europe/Tallinn', '2026-06-30T21:00:00Z', 21],
  ['born on 29 February, on 28 February', '2008-02-29', 'UTC', '2026-02-28T12:00:00Z', 17],
  ['born on 29 February, on 1 March', '2008-02-29', 'UTC', '2026-03-01T00:00:00Z', 18],
])('counts full years %s', (_when, born, zone, at, age) => {
  expect(ageAt(born, Date.parse(at), zone)).toBe(age);
});
