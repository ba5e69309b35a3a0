/** The random source of all games. */
export interface Random {
  /** A uniformly distributed integer from 0 to bound - 1; bound is 1 to 2^32. */
  below(bound: number): number;
}

const WORDS = 2 ** 32;

/** Maps 32-bit words to a range by rejection sampling, without modulo bias. */
export function uniformRandom(nextWord: () => number): Random {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORDS)
        throw new RangeError(`Cannot draw from a range of ${bound} values.`);
      const limit = WORDS - (WORDS % bound);
      for (;;) {
        const word = nextWord();
        if (word < limit) return word % bound;
      }
    },
  };
}
