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
