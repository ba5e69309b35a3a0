import { describe, expect, it } from '@jest/globals';
import { remaining } from './remaining.ts';

describe('time until the next door', () => {
  it.each([
    [0, true, [0, 0, 0, 0]],
    [-5_000, true, [0, 0, 0, 0]],
    [1, true, [0, 0, 0, 1]],
    [((2 * 24 + 3) * 60 + 4) * 60_000 + 5_000, true, [2, 3, 4, 5]],
    [59_000, false, [0, 0, 1]],
    [60_000, false, [0, 0, 1]],
    [86_400_000, false, [1, 0, 0]],
  ])('%i ms, with seconds %s', (left, showsSeconds, counts) => {
    expect(remaining(left, 0, showsSeconds).map(({ count }) => count)).toEqual(counts);
  });
});
