export interface SeededRandom {
  /** Returns a number between `low` and `high`. */
  between(low: number, high: number): number;
  pick<Value>(values: readonly Value[]): Value;
}

/** Random number generator seeded by a text, so that an image is reproducible. */
export function createSeededRandom(text: string): SeededRandom {
  let state = [...text].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    between: (low, high) => Math.round((low + next() * (high - low)) * 10) / 10,
    pick(values) {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new RangeError('Cannot pick from an empty list.');
      return value;
    },
  };
}
