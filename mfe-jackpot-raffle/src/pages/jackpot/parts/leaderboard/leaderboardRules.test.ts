import { describe, expect, it } from '@jest/globals';
import { initialRows, ownPlace } from './leaderboardRules.ts';

const ENTRIES = Array.from({ length: 100 }, (_, index) => ({ expectedPrize: 1_000 - index }));

describe('ownPlace (requirements/validation#leaderboard)', () => {
  it.each([
    [0, '1', 1_000, true],
    [49, '50', 951, true],
    [50, '51', 950, false],
    [99, '100', 901, false],
    [100, '101', undefined, false],
    [-1, 'XXX', undefined, false],
  ])('position %i is shown as %s with %s', (position, shown, prize, isTop) => {
    expect(ownPlace(position, ENTRIES)).toEqual({ position: shown, prize, isTop });
  });
});

describe('initialRows (requirements/constants#leaderboard)', () => {
  it.each([
    [390, 10],
    [820, 11],
    [1_440, 12],
  ])('%i px shows %i rows', (width, rows) => expect(initialRows(width)).toBe(rows));
});
