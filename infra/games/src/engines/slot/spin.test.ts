import { describe, expect, it } from '@jest/globals';
import { createSeededRandom } from '../../testing/seededRandom.ts';
import type { SlotModel } from './model.ts';
import { readColumn, spin } from './spin.ts';

/** Every screen has its scatter, so every free game awards more. */
const endless: SlotModel = {
  id: 'endless',
  stakeCoins: 1,
  evaluation: { kind: 'lines', rows: 1, lines: [[0, 0]] },
  strips: { base: ['S', 'A'], free: ['S', 'A'] },
  pays: { A: [0, 5] },
  wildMultiplier: 1,
  scatterPays: [2],
  freeSpins: { awards: [4], multiplier: { start: 1, step: 2, maximum: 5 }, maximumSpins: 10 },
};

describe('free games', () => {
  const outcome = spin(endless, createSeededRandom(1));

  it('end at the cap and report the spins actually added', () => {
    expect(outcome.free).toHaveLength(10);
    expect([outcome.base, ...outcome.free].map(({ awarded }) => awarded)).toEqual([
      4, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('use the multiplier of their position up to the maximum', () => {
    expect(outcome.free.map(({ multiplier }) => multiplier)).toEqual([1, 3, 5, 5, 5, 5, 5, 5, 5, 5]);
    expect(outcome.coins).toBe(2 + 2 * (1 + 3 + 5 * 8));
  });
});

describe('reel strip', () => {
  it('wraps around', () => {
    expect(readColumn('ABC', 2, 3)).toBe('CAB');
  });
});
