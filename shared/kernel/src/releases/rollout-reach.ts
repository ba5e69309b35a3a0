import type { RolloutRule } from './release-plan.ts';

/** Whom a rollout reaches; without brands everybody's visitors. */
export type RolloutReach = Pick<RolloutRule, 'from' | 'to' | 'brands'>;

/**
 * Whether one rollout reaches somebody whom another does not: a bucket, or a brand of `all`. Both ways round it says whether a rollout
 * was widened, narrowed, or neither. No clock and no I/O.
 */
export function reachesBeyond(one: RolloutReach, other: RolloutReach, all: readonly string[]): boolean {
  const others = other.brands ?? all;
  return (
    one.from < other.from || one.to > other.to || (one.brands ?? all).some((brand) => !others.includes(brand))
  );
}
