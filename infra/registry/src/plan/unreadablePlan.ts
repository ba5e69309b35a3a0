import { canonicalJson } from '@foyer/kernel';
import { parseReleasePlan } from '@foyer/kernel/parse-release-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { Refusal } from '@foyer/runtime';

/** Reason why edges would reject a plan, found by the edge's own reader; undefined for a readable plan. */
export function unreadableReason(plan: ReleasePlan): string | undefined {
  try {
    parseReleasePlan(canonicalJson(plan));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Refuses a change after which edges would reject the plan: later decisions, even switching an application
 * off, would reach no page.
 * @throws {@link Refusal} 409. A plan that is unreadable already is not refused: the change may repair it.
 */
export function refuseUnreadable(before: ReleasePlan, after: ReleasePlan): void {
  const reason = unreadableReason(after);
  if (reason !== undefined && unreadableReason(before) === undefined)
    throw new Refusal(409, 'PLAN_UNREADABLE', `Edges would reject the plan after this change. ${reason}`);
}
