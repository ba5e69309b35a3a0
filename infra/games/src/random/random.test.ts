import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { replayRandom } from '../testing/replayRandom.ts';
import { recordRandom } from './recordedRandom.ts';
import { uniformRandom } from './random.ts';
import { createSeededRandom } from '../testing/seededRandom.ts';
import { createSystemRandom } from './systemRandom.ts';

const DRAWS = 200_000;

/**
 * Four standard deviations (one failure in 30,000), by the cube root of chi-square, which is close to
 * normal (Wilson and Hilferty).
 */
function chiSquareLimit(freedom: number): number {
  const variance = 2 / (9 * freedom);
  return freedom * (1 - variance + 4 * Math.sqrt(variance)) ** 3;
}

describe('random numbers', () => {
  it.each([2, 3, 7, 37, 38, 65, 100, 1000])('are uniform over %i values', (bound) => {
    for (const random of [createSeededRandom(4221), createSystemRandom()]) {
      const counts = new Array<number>(bound).fill(0);
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const value = random.below(bound);
        counts[value] = (counts[value] ?? 0) + 1;
      }
      const expected = DRAWS / bound;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeLessThan(chiSquareLimit(bound - 1));
      expect(counts).toHaveLength(bound);
    }
  });

  it('reject words that would favour some values', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 41];
    let draws = 0;
    const random = uniformRandom(() => words[draws++] ?? 0);
    // 2^32 mod 37 is 33: the last 33 words are the incomplete range
    expect(random.below(37)).toBe(41 % 37);
    expect(draws).toBe(3);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1])('reject a range of %d', (bound) => {
    expect(() => createSeededRandom(1).below(bound)).toThrow(RangeError);
  });

  const seed = Date.now() % 2 ** 31;
  it(`are replayed from a record in the same order (seed ${seed})`, () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 50 }),
        fc.integer(),
        (bounds, start) => {
          const recording = recordRandom(createSeededRandom(start));
          const drawn = bounds.map((bound) => recording.random.below(bound));
          const again = replayRandom(recording.draws);
          expect(bounds.map((bound) => again.below(bound))).toEqual(drawn);
          expect(() => again.below(2)).toThrow(RangeError);
        },
      ),
      { seed },
    );
  });
});
