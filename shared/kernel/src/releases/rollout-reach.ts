import type { RolloutRule } from './release-plan.ts';

/** Visitors that a rollout reaches; without brands it reaches all of them. */
export type RolloutReach = Pick<RolloutRule, 'from' | 'to' | 'brands'>;

/**
 * True if one rollout includes a visitor whom another excludes: a bucket, or a brand of `all`. Called in
 * both directions it shows whether a rollout was widened, narrowed, or neither. Pure.
 */
export function reachesBeyond(one: RolloutReach, other: RolloutReach, all: readonly string[]): boolean {
  const others = other.brands ?? all;
  return (
    one.from < other.from || one.to > other.to || (one.brands ?? all).some((brand) => !others.includes(brand))
  );
}
