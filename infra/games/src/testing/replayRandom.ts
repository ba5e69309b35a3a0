import type { Random } from '../random/random.ts';

/**
 * Replays recorded draws.
 * @throws when the model requests more, or a value is out of range: the recording belongs to another model.
 */
export function replayRandom(draws: readonly number[]): Random {
  let next = 0;
  return {
    below(bound) {
      const value = draws[next];
      next += 1;
      if (value === undefined || value >= bound)
        throw new RangeError('The recorded draws belong to another model.');
      return value;
    },
  };
}
