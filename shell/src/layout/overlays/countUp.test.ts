import { describe, expect, it } from '@jest/globals';
import { CELEBRATION_MS, COUNT_UP_MS, countedAt } from './countUp.ts';

describe('the amount of a win (requirements/constants#jackpot)', () => {
  it.each([
    [0, 0],
    [-50, 0],
    [COUNT_UP_MS, 5_000_000],
    [COUNT_UP_MS + 1, 5_000_000],
  ])('counts up: %d ms after the start it is %d', (elapsed, shown) =>
    expect(countedAt(5_000_000, elapsed)).toBe(shown),
  );

  it('grows until the end and never exceeds it', () => {
    const shown = Array.from({ length: 101 }, (_, step) => countedAt(1_234_567, (step * COUNT_UP_MS) / 100));
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown.at(-1)).toBe(1_234_567);
  });

  it('counts for 10 s under an image that is shown for 4 s', () => {
    expect([COUNT_UP_MS, CELEBRATION_MS]).toEqual([10_000, 4_000]);
  });
});
