import { describe, expect, it } from '@jest/globals';
import { mayLoadByScrolling, studioSlice } from './slices.ts';

describe('pages of a list', () => {
  it.each([
    { loaded: 0, hasNextPage: true, may: true },
    { loaded: 10, hasNextPage: true, may: true },
    { loaded: 10, hasNextPage: false, may: false },
    { loaded: 20, hasNextPage: true, may: false },
    { loaded: 30, hasNextPage: true, may: false },
  ])('load by scrolling with $loaded loaded and more: $hasNextPage: $may', ({ loaded, hasNextPage, may }) => {
    expect(mayLoadByScrolling({ loaded, hasNextPage })).toBe(may);
  });

  it('requests 20 games of a studio, then 30', () => {
    expect([0, 20, 50].map(studioSlice)).toEqual([20, 30, 30]);
  });
});
