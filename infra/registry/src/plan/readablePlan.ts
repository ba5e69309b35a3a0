import { canonicalJson } from '@foyer/kernel';
import { parseReleasePlan } from '@foyer/kernel/parse-release-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { Refusal } from '@foyer/runtime';

/** Reason why edges would reject a plan, found by the edge's own reader; undefined for a readable plan. */
export function unreadableBecause(plan: ReleasePlan): string | undefined {
  try {
    parseReleasePlan(canonicalJson(plan));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * A plan that edges refuse freezes all of them: later decisions do not reach any page, not even switching an app off.
 * @throws {@link Refusal} for what would make one. Where it is one already nothing is refused: that may be what mends it.
 */
export function refuseUnreadable(before: ReleasePlan, after: ReleasePlan): void {
  const reason = unreadableBecause(after);
  if (reason !== undefined && unreadableBecause(before) === undefined)
    throw new Refusal(409, 'PLAN_UNREADABLE', `No edge would take the plan after this. ${reason}`);
}
