import { fail, succeed, type Result } from '@foyer/kernel';

/** Minor units or minutes; null = no ceiling. */
export type Ceiling = number | null;

export interface PendingChange {
  readonly ceiling: Ceiling;
  readonly requestedAt: number;
  readonly confirmableAt: number;
  readonly lapsesAt: number;
}

export interface LimitState {
  readonly ceiling: Ceiling;
  readonly pending: PendingChange | undefined;
}
export type LimitChange = LimitState;

/**
 * A raise must be confirmed within this time after the cool-off, or it lapses
 * (requirements/regulation#baseline, operator baseline).
 */
export const CONFIRM_WITHIN_MS = 72 * 3_600_000;

/**
 * Earliest confirmation of a raise: after the licence's cool-off and, where required, after the running
 * limit period.
 */
export interface RaiseRule {
  readonly coolOffMs: number;
  /** Earliest instant of a raise in epoch milliseconds; undefined where the cool-off alone decides. */
  readonly notBefore: number | undefined;
}

/** Rules of the licence and the operator for a player's limit. */
export interface LimitRule extends RaiseRule {
  /** Required for play: the limit can be raised, but never removed. */
  readonly isRequired: boolean;
  readonly isRaiseBlocked: boolean;
}

/**
 * active → pending raise → awaiting confirmation → active; a lower limit applies immediately and drops a
 * pending raise (requirements/regulation#limit-changes).
 */
export function changeLimit(
  state: LimitState,
  ceiling: Ceiling,
  now: number,
  { coolOffMs, notBefore = 0 }: RaiseRule,
): LimitChange {
  if (state.ceiling === null || (ceiling !== null && ceiling <= state.ceiling))
    return { ceiling, pending: undefined };
  const confirmableAt = Math.max(now + coolOffMs, notBefore);
  return {
    ceiling: state.ceiling,
    pending: { ceiling, requestedAt: now, confirmableAt, lapsesAt: confirmableAt + CONFIRM_WITHIN_MS },
  };
}

/** Applies a player's request if the rule permits it. */
export function requestLimit(
  state: LimitState,
  ceiling: Ceiling,
  now: number,
  rule: LimitRule,
): Result<LimitChange, 'LIMIT_REQUIRED' | 'LIMIT_INCREASE_BLOCKED'> {
  if (ceiling === null && rule.isRequired) return fail('LIMIT_REQUIRED');
  const change = changeLimit(state, ceiling, now, rule);
  return change.pending && rule.isRaiseBlocked ? fail('LIMIT_INCREASE_BLOCKED') : succeed(change);
}

/** Checks the rule again: a block set meanwhile also prevents a raise that was requested before it. */
export function confirmLimit(
  state: LimitState,
  now: number,
  rule: Pick<LimitRule, 'isRequired' | 'isRaiseBlocked'>,
): Result<LimitChange, 'NOTHING_PENDING' | 'COOLING_OFF' | 'LIMIT_REQUIRED' | 'LIMIT_INCREASE_BLOCKED'> {
  const { pending } = dropLapsedRaise(state, now);
  if (!pending) return fail('NOTHING_PENDING');
  if (now < pending.confirmableAt) return fail('COOLING_OFF');
  if (rule.isRaiseBlocked) return fail('LIMIT_INCREASE_BLOCKED');
  if (pending.ceiling === null && rule.isRequired) return fail('LIMIT_REQUIRED');
  return succeed({ ceiling: pending.ceiling, pending: undefined });
}

export function cancelRaise(state: LimitState, now: number): Result<LimitChange, 'NOTHING_PENDING'> {
  return dropLapsedRaise(state, now).pending
    ? succeed({ ceiling: state.ceiling, pending: undefined })
    : fail('NOTHING_PENDING');
}

/** Drops a pending raise whose confirmation window has passed. */
export function dropLapsedRaise(state: LimitState, now: number): LimitState {
  return state.pending && now < state.pending.lapsesAt
    ? state
    : { ceiling: state.ceiling, pending: undefined };
}
