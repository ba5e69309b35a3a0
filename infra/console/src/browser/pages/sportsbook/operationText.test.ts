import { expect, it } from '@jest/globals';
import { operationText } from './operationText.ts';

const write = (subject: string): string =>
  operationText(
    subject,
    ({ defaultMessage }) => defaultMessage,
    ({ minor, currency }) => `${currency} ${minor / 100}`,
  );

it.each([
  ['scope EVENT, target halaoy0', 'Match, halaoy0'],
  [
    'brand tuli, line 250, market total, scope MARKET, target fpl1',
    'Market of a match, fpl1, Total 2.5, Tuli',
  ],
  ['brand aurora, market correctScore, maxStake 5000', 'Correct score, Aurora, Maximum stake EUR 50'],
  [
    'away 1, eventId fpl1, home 2, kind CORRECT, periods [{"away": 0, "home": 1}, {"away": 1, "home": 1}]',
    'Correct the score, fpl1, 2-1',
  ],
  ['something new', 'something new'],
])('writes %s as %s', (subject, expected) => {
  expect(write(subject)).toBe(expected);
});
