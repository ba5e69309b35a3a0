import { createHmac } from 'node:crypto';

/** Deterministic random numbers: repeatable with the seed, unpredictable without it. */
export interface Chance {
  /** A number in [0, 1) that depends on the name only. */
  at(name: string): number;
  /** An unlimited sequence that depends on the name only. */
  series(name: string): () => number;
}

/** 48 bits are precise enough for a probability and exact in a double. */
const BYTES_A_DRAW = 6;
const RANGE = 2 ** (BYTES_A_DRAW * 8);

/**
 * HMAC-SHA256 of the name under the seed. A simple generator is not sufficient: its state can be derived from
 * a few published scores, and with it all future results.
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
