/** The only source of chance in a game. */
export interface Random {
  /** A whole number from 0 to bound - 1, every one equally likely; bound is 1 to 2^32. */
  below(bound: number): number;
}

const WORDS = 2 ** 32;

/** Maps 32-bit words to a range by rejection: a word in the incomplete last copy of the range is thrown away, so no remainder is favoured. */
export function uniformRandom(nextWord: () => number): Random {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORDS)
        throw new RangeError(`No range of ${bound} values.`);
      const limit = WORDS - (WORDS % bound);
      for (;;) {
        const word = nextWord();
        if (word < limit) return word % bound;
      }
    },
  };
}
