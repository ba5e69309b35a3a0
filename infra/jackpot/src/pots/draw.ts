import { randomInt } from 'node:crypto';
import { lotsOf, POT_IDS, type PotId } from './potModel.ts';

/** A whole number from 0 to below `outOf`, each as likely as any other. Tests bring their own; play never does. */
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

/** Each pot is drawn for on its own; a contribution holds as many of its lots as it has units. */
export function drawFor(units: number, draw: Draw): readonly Hit[] {
  return POT_IDS.flatMap((pot) => {
    const outOf = lotsOf(pot);
    const drawn = draw(outOf);
    return drawn < units ? [{ pot, drawn, outOf }] : [];
  });
}
