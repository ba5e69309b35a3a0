import { describe, expect, it } from '@jest/globals';
import { hoursAndMinutes, resultPerHour, shares, yearFigures } from './activityFigures.ts';

const MONTH = { deposits: 1, withdrawals: 2, staked: 3, returned: 4, net: 1, rounds: 5, minutes: 6 };

describe('activity figures', () => {
  it('add up the months of a year', () => {
    expect(yearFigures([MONTH, { ...MONTH, net: -4 }])).toEqual({
      deposits: 2,
      withdrawals: 4,
      staked: 6,
      returned: 8,
      net: -3,
      rounds: 10,
      minutes: 12,
    });
    expect(yearFigures([]).net).toBe(0);
  });

  it.each([
    [-6_000, 120, -3_000],
    [1_000, 90, 667],
    [-3_400, 420, -486],
    [-5_000, 0, undefined],
    [0, 60, 0],
  ])('give the result per hour: %i in %i minutes is %s', (net, minutes, perHour) => {
    expect(resultPerHour({ net, minutes })).toBe(perHour);
  });

  it.each([
    [0, '0:00'],
    [65, '1:05'],
    [1_500, '25:00'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(hoursAndMinutes(minutes)).toBe(text);
  });

  it('shares are relative to the largest absolute value', () => {
    expect([shares([100, -200, 0]), shares([0, 0]), shares([])]).toEqual([[0.5, -1, 0], [0, 0], []]);
  });
});
