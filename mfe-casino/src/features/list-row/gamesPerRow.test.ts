import { describe, expect, it } from '@jest/globals';
import { gamesPerRow, type RowWidth } from './gamesPerRow.ts';

describe('games per row (requirements/constants#games-per-row)', () => {
  it.each<[RowWidth, number, number]>([
    ['default', 320, 8],
    ['default', 767, 8],
    ['default', 768, 12],
    ['default', 1023, 12],
    ['default', 1024, 14],
    ['default', 1279, 14],
    ['default', 1280, 18],
    ['default', 3840, 18],
    ['small', 767, 8],
    ['small', 1023, 8],
    ['small', 1024, 10],
    ['small', 1279, 10],
    ['small', 1280, 12],
    ['small', 1535, 12],
    ['small', 1536, 14],
  ])('depend on the width: %s at %i px: %i', (width, viewport, games) => {
    expect(gamesPerRow(width, viewport)).toBe(games);
  });
});
