import type { ReelHeight } from './model.ts';

export function fixedHeights(reels: number, rows: number): readonly (readonly ReelHeight[])[] {
  return Array.from({ length: reels }, () => [{ rows, weight: 1 }]);
}

/** Reel heights drawn per spin: pairs of rows and weight. */
export function changingHeights(
  reels: number,
  weights: readonly (readonly [number, number])[],
): readonly (readonly ReelHeight[])[] {
  return Array.from({ length: reels }, () => weights.map(([rows, weight]) => ({ rows, weight })));
}
