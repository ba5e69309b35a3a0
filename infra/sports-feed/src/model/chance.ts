import { createHmac } from 'node:crypto';

/** Draws that anybody with the seed can repeat and nobody without it can foresee. */
export interface Chance {
  /** One number from [0, 1) that belongs to a name, for ever. */
  at(name: string): number;
  /** As many as one likes, in an order that belongs to the name. */
  series(name: string): () => number;
}

/** 48 bits are plenty for a probability and exact in a double. */
const BYTES_A_DRAW = 6;
const RANGE = 2 ** (BYTES_A_DRAW * 8);

/**
 * HMAC-SHA256 of the name under the seed. Not a small generator: its state could be worked out from the scores of a few matches,
 * and then every result to come would be known.
 */
export function createChance(seed: string): Chance {
  const digest = (name: string): Buffer => createHmac('sha256', seed).update(name).digest();
  return {
    at: (name) => digest(name).readUIntBE(0, BYTES_A_DRAW) / RANGE,
    series(name) {
      let block: Buffer = Buffer.alloc(0);
      let blocks = 0;
      let next = 0;
      return () => {
        if (next + BYTES_A_DRAW > block.length) {
          block = digest(`${name}#${blocks}`);
          blocks += 1;
          next = 0;
        }
        next += BYTES_A_DRAW;
        return block.readUIntBE(next - BYTES_A_DRAW, BYTES_A_DRAW) / RANGE;
      };
    },
  };
}
