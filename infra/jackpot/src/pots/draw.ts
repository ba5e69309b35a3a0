import { randomInt } from 'node:crypto';
import { lotsOf, POT_IDS, type PotId } from './potModel.ts';

/** Returns a uniformly distributed integer in [0, outOf). Injected by tests only. */
export type Draw = (outOf: number) => number;

/** The operating system's CSPRNG, without modulo bias. */
export function systemDraw(outOf: number): number {
  return randomInt(outOf);
}

export interface Hit {
  readonly pot: PotId;
  readonly drawn: number;
  readonly outOf: number;
}

/** Draws independently for each pot; each unit of the contribution is one lot. */
export function drawFor(units: number, draw: Draw): readonly Hit[] {
  return POT_IDS.flatMap((pot) => {
    const outOf = lotsOf(pot);
    const drawn = draw(outOf);
    return drawn < units ? [{ pot, drawn, outOf }] : [];
  });
}
