import { canonicalJson } from '@foyer/kernel';
import type { MarketRule, MarketScope } from '@foyer/kernel/release-plan';
import { BRANDS } from '@foyer/market';
import { Refusal } from '@foyer/runtime';
import type { EnvironmentState } from '../plan/environmentState.ts';
import type { Change } from './change.ts';

/** The next rule id. Padded, because the resolver compares ids as text and a larger id is a newer rule. */
export function nextId({ made }: EnvironmentState): string {
  return `r${String(made + 1).padStart(8, '0')}`;
}

/**
 * Scopes of the rules that a change creates: one per brand when it concerns several or all brands, because a
 * rule needs a scope.
 */
export function scopesOf({ scope, brands }: Change): readonly MarketScope[] {
  if (scope && brands) throw new Refusal(400, 'SCOPE_TWICE', 'Specify a scope or brands, not both.');
  // optional members are undefined in valibot's output and absent in the plan
  return scope
    ? [Object.fromEntries(Object.entries(scope).filter(([, value]) => value !== undefined))]
    : (brands ?? BRANDS).map((brand) => ({ brand }));
}

/** Adds a rule; replaces the rule of the same kind and scope. */
export function withRule(
  state: EnvironmentState,
  { app, scope, decision }: Omit<MarketRule, 'id'>,
): EnvironmentState {
  const isSame = (rule: MarketRule): boolean =>
    rule.app === app &&
    rule.decision.kind === decision.kind &&
    canonicalJson(rule.scope) === canonicalJson(scope);
  if (state.rules.some((rule) => isSame(rule) && canonicalJson(rule.decision) === canonicalJson(decision)))
    return state;
  return {
    ...state,
    made: state.made + 1,
    rules: [...state.rules.filter((rule) => !isSame(rule)), { id: nextId(state), app, scope, decision }],
  };
}

/**
 * Removes the rules of an application with these scopes; without scope and brands, all its rules of that
 * kind.
 */
export function withoutRules(
  state: EnvironmentState,
  app: string,
  change: Change,
  kind: MarketRule['decision']['kind'],
  code: string,
): EnvironmentState {
  const scopes =
    change.scope || change.brands ? scopesOf(change).map((scope) => canonicalJson(scope)) : undefined;
  const matches = (rule: MarketRule): boolean =>
    rule.app === app &&
    rule.decision.kind === kind &&
    (scopes === undefined || scopes.includes(canonicalJson(rule.scope)));
  if (!state.rules.some(matches))
    throw new Refusal(409, code, `${app} has no rule of this kind in this scope.`);
  return { ...state, rules: state.rules.filter((rule) => !matches(rule)) };
}
