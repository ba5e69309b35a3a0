import type { Chance } from './chance.ts';

const KNOT_MS = 8 * 60_000;

/**
 * The market's deviation from the model: a smooth random walk around zero, so that prices also move before
 * the start. Deterministic for each match and time.
 */
export function opinionAt(chance: Chance, id: string, at: number): number {
  const knot = Math.floor(at / KNOT_MS);
  const valueAt = (index: number): number => chance.at(`${id}/opinion/${index}`) * 2 - 1;
  const [before, after] = [valueAt(knot), valueAt(knot + 1)];
  return before + (after - before) * (at / KNOT_MS - knot);
}
