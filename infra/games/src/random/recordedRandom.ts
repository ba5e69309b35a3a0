import type { Random } from './random.ts';

export interface Recording {
  readonly random: Random;
  /** Every value drawn so far, in order. */
  readonly draws: readonly number[];
}

/** Notes every draw, so that a round can be worked out again from the draws alone. */
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

/** Gives recorded draws back. @throws when the model asks for more, or for a value outside its range: the record is of another model. */
export function replayRandom(draws: readonly number[]): Random {
  let next = 0;
  return {
    below(bound) {
      const value = draws[next];
      next += 1;
      if (value === undefined || value >= bound)
        throw new RangeError('The recorded draws do not belong to this model.');
      return value;
    },
  };
}
