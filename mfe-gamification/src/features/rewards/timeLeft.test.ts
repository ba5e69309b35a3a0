import { describe, expect, it } from '@jest/globals';
import { timeLeft, type TimeLeft } from './timeLeft.ts';

describe('remaining time', () => {
  it.each<[number, boolean, TimeLeft]>([
    [2 * 86_400 + 3 * 3_600 + 59, false, { kind: 'days', days: 2, hours: 3 }],
    [86_400, false, { kind: 'days', days: 1, hours: 0 }],
    [86_399, false, { kind: 'hours', hours: 23, minutes: 59 }],
    [3_600, true, { kind: 'hours', hours: 1, minutes: 0 }],
    [3_599, false, { kind: 'minutes', minutes: 59, seconds: 59 }],
    [3_599, true, { kind: 'minutes', minutes: 59, seconds: 0 }],
    [59, false, { kind: 'minutes', minutes: 0, seconds: 59 }],
    [59, true, { kind: 'last-minute' }],
    [0, false, { kind: 'over' }],
    [-5, true, { kind: 'over' }],
  ])('%i s, calm %s', (seconds, isCalm, expected) =>
    expect(timeLeft(seconds * 1_000, 0, isCalm)).toEqual(expected),
  );
});
