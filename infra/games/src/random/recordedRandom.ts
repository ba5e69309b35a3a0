import type { Random } from './random.ts';

export interface Recording {
  readonly random: Random;
  /** Values drawn so far, in order. */
  readonly draws: readonly number[];
}

/** Records every draw, so that a round can be reproduced. */
export function recordRandom(source: Random): Recording {
  const draws: number[] = [];
  return {
    draws,
    random: {
      below(bound) {
        const value = source.below(bound);
        draws.push(value);
        return value;
      },
    },
  };
}

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
