import type { ReelHeight } from './model.ts';

export function fixedHeights(reels: number, rows: number): readonly (readonly ReelHeight[])[] {
  return Array.from({ length: reels }, () => [{ rows, weight: 1 }]);
}

/** Every reel draws its height anew in each spin; pairs are rows and weight. */
export function changingHeights(
  reels: number,
  weights: readonly (readonly [number, number])[],
): readonly (readonly ReelHeight[])[] {
  return Array.from({ length: reels }, () => weights.map(([rows, weight]) => ({ rows, weight })));
}
