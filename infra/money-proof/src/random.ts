/**
 * Reproducible random choices from a seed (mulberry32). Each sequence has its own generator, so that parallel
 * sequences do not influence it.
 */
export interface Random {
  /** From 0 (inclusive) to the bound (exclusive). */
  below(bound: number): number;
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value;
}

const SEQUENCE_STEP = 0x9e3779b9;

export function createRandom(seed: number, sequence = 0): Random {
  let state = (seed ^ Math.imul(sequence + 1, SEQUENCE_STEP)) >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => next() < probability,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('Cannot pick from an empty list.');
      return value;
    },
  };
}
