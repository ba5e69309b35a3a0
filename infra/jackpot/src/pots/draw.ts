import { createHmac, randomInt } from 'node:crypto';
import { lotsOf, POT_IDS, type PotId } from './potModel.ts';

/** Returns a uniformly distributed integer in [0, outOf). Injected by tests only. */
export type Draw = (outOf: number) => number;

/** The operating system's CSPRNG, without modulo bias. */
export function systemDraw(outOf: number): number {
  return randomInt(outOf);
}

const SEEDED_BITS = 48n;
const SEEDED_BYTES = 6;

/**
 * A repeatable draw for tests of the running product: the same seed gives the same sequence of numbers since the
 * start of the process, without modulo bias.
 */
export function seededDraw(seed: string): Draw {
  let counter = 0;
  return (outOf) => {
    const range = BigInt(outOf);
    const fair = (1n << SEEDED_BITS) - ((1n << SEEDED_BITS) % range);
    for (;;) {
      const digest = createHmac('sha256', seed).update(String(counter)).digest();
      counter += 1;
      const drawn = BigInt(digest.readUIntBE(0, SEEDED_BYTES));
      if (drawn < fair) return Number(drawn % range);
    }
  };
}

/** Reason why a pot dropped: its draw, its latest amount, or its latest time (ADR 0354). */
export type Cause = 'draw' | 'amount' | 'time';

export interface Hit {
  readonly pot: PotId;
  readonly drawn: number;
  readonly outOf: number;
  readonly cause: Cause;
}

export interface DrawnNumber extends Omit<Hit, 'cause'> {
  readonly isHit: boolean;
}

/** Draws independently for each pot; each unit of the contribution is one lot. */
export function drawNumbers(units: number, draw: Draw): readonly DrawnNumber[] {
  return POT_IDS.map((pot) => {
    const outOf = lotsOf(pot);
    const drawn = draw(outOf);
    return { pot, drawn, outOf, isHit: drawn < units };
  });
}
