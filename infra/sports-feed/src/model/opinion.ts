import type { Chance } from './chance.ts';

const KNOT_MS = 8 * 60_000;

/**
 * What a market thinks of a match beyond its model: it wanders smoothly around nothing, so that prices move before a match, too.
 * Pure: a match has one opinion at each moment.
 */
export function opinionAt(chance: Chance, id: string, at: number): number {
  const knot = Math.floor(at / KNOT_MS);
  const valueAt = (index: number): number => chance.at(`${id}/opinion/${index}`) * 2 - 1;
  const [before, after] = [valueAt(knot), valueAt(knot + 1)];
  return before + (after - before) * (at / KNOT_MS - knot);
}
