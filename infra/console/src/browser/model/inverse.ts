import type { MarketRule, RolloutRule } from '@foyer/kernel/release-plan';
import type { DecidedPart, TimelineEntry } from '@foyer/kernel/timeline-answers';
import { ALL_BRANDS } from './names.ts';
import { isNarrowed } from './rollout.ts';
import type { Change } from './change.ts';

/** The decision that reverts another one, derived from its audit entry; undefined for a decision that has no inverse. */
export function inverseOf({ kind, at, app, release, before, after }: TimelineEntry): Change | undefined {
  if (!before || !after) return undefined;
  if (kind === 'restore') return { kind, at: new Date(Date.parse(at) - 1).toISOString() };
  if (kind === 'freeze' || kind === 'unfreeze') return undefined;
  if (app === undefined) return ofLocks(before, after);
  switch (kind) {
    case 'promote':
    case 'rollback':
      return before.default == null || before.default === after.default
        ? undefined
        : { kind: 'promote', app, release: before.default };
    case 'rollout':
      return ofRollout(app, before, after.rollouts?.[0]);
    case 'rollout-stop':
      return ofRollout(app, before);
    case 'off':
    case 'on':
    case 'pin':
    case 'unpin':
      return ofRules(app, before.rules ?? [], after.rules ?? []);
    case 'withdraw':
      return release === undefined ? undefined : { kind: 'reinstate', app, release };
    case 'reinstate':
      return release === undefined ? undefined : { kind: 'withdraw', app, release };
    default:
      return undefined;
  }
}

/** Inverts a rollout decision; `now` is absent when the rollout was stopped. */
function ofRollout(app: string, before: DecidedPart, now?: RolloutRule): Change {
  const [running] = before.rollouts ?? [];
  if (!running) return { kind: 'rollout-stop', app };
  // a scheduled rollout resumes its schedule at the step it had reached
  const schedule = before.progress?.release === running.release ? before.progress.schedule : undefined;
  // without brands, the rollout keeps its present ones
  const brands = running.brands ?? (now?.brands && ALL_BRANDS);
  return {
    kind: 'rollout',
    app,
    release: running.release,
    share: running.to - running.from,
    ...(schedule && { schedule }),
    ...(brands && { brands }),
    ...(now && isNarrowed(now, running) && { narrower: true }),
  };
}

function ofLocks(before: DecidedPart, after: DecidedPart): Change | undefined {
  const missing = (left: DecidedPart, right: DecidedPart): readonly (string | undefined)[] =>
    (left.locks ?? [])
      .filter(({ id }) => !(right.locks ?? []).some((lock) => lock.id === id))
      .map(({ brand }) => brand);
  const [added, removed] = [missing(after, before), missing(before, after)];
  const [places, kind] = added.length > 0 ? [added, 'unlock' as const] : [removed, 'lock' as const];
  if (places.length === 0) return undefined;
  const brands = places.filter((brand) => brand !== undefined);
  return brands.length === 0 ? { kind } : { kind, brands };
}

/**
 * A decision can be reverted when the rules it created or removed are alike, so that a single opposite
 * decision suffices.
 */
function ofRules(
  app: string,
  before: readonly MarketRule[],
  after: readonly MarketRule[],
): Change | undefined {
  const without = (left: readonly MarketRule[], right: readonly MarketRule[]): readonly MarketRule[] =>
    left.filter(({ id }) => !right.some((rule) => rule.id === id));
  const [removed, added] = [without(before, after), without(after, before)];
  const [first] = removed;
  // restores the previous rule; a rule of the same scope replaces the other
  if (first)
    return removed.every((rule) => isAlike(rule, first))
      ? { ...decisionOf(app, first), ...placesOf(removed) }
      : undefined;
  const [newest] = added;
  return newest && { kind: newest.decision.kind === 'off' ? 'on' : 'unpin', app, ...placesOf(added) };
}

function decisionOf(app: string, { decision }: MarketRule): Change {
  return decision.kind === 'off'
    ? { kind: 'off', app, publicReason: decision.reason }
    : { kind: 'pin', app, release: decision.release };
}

function isAlike(left: MarketRule, right: MarketRule): boolean {
  return JSON.stringify(left.decision) === JSON.stringify(right.decision);
}

function placesOf(rules: readonly MarketRule[]): Pick<Change, 'brands' | 'scope'> {
  const [only] = rules;
  if (only && rules.length === 1 && Object.keys(only.scope).some((name) => name !== 'brand'))
    return { scope: only.scope };
  return { brands: rules.flatMap(({ scope }) => scope.brand ?? []) };
}
