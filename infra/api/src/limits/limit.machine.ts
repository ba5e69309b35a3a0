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

/** The player confirms a raise inside this time after the cool-off, or it lapses (requirements/regulation#baseline, house baseline). */
export const CONFIRM_WITHIN_MS = 72 * 3_600_000;

/** What a raise waits for: the licence's cool-off, and where it says so the end of the period the limit counts in. */
export interface RaiseRule {
  readonly coolOffMs: number;
  /** Instant before which no raise works; undefined where the cool-off alone decides. */
  readonly notBefore: number | undefined;
}

/** What the licence and the operator's people say of a player's limit. */
export interface LimitRule extends RaiseRule {
  /** Nobody plays without one: it can be raised, never removed. */
  readonly isRequired: boolean;
  readonly isRaiseBlocked: boolean;
}

/** active → pending raise → awaiting confirmation → active; a lower limit works at once and drops a pending raise (requirements/regulation#limit-changes). */
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

/** What comes of a player's wish, if it may be one. */
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

/** The rule is asked again: what stands against a raise by now stands against one that was asked for before. */
export function confirmLimit(
  state: LimitState,
  now: number,
  rule: Pick<LimitRule, 'isRequired' | 'isRaiseBlocked'>,
): Result<LimitChange, 'NOTHING_PENDING' | 'COOLING_OFF' | 'LIMIT_REQUIRED' | 'LIMIT_INCREASE_BLOCKED'> {
  const { pending } = unlapsed(state, now);
  if (!pending) return fail('NOTHING_PENDING');
  if (now < pending.confirmableAt) return fail('COOLING_OFF');
  if (rule.isRaiseBlocked) return fail('LIMIT_INCREASE_BLOCKED');
  if (pending.ceiling === null && rule.isRequired) return fail('LIMIT_REQUIRED');
  return succeed({ ceiling: pending.ceiling, pending: undefined });
}

export function cancelRaise(state: LimitState, now: number): Result<LimitChange, 'NOTHING_PENDING'> {
  return unlapsed(state, now).pending
    ? succeed({ ceiling: state.ceiling, pending: undefined })
    : fail('NOTHING_PENDING');
}

/** A request whose window has passed counts as never made. */
export function unlapsed(state: LimitState, now: number): LimitState {
  return state.pending && now < state.pending.lapsesAt
    ? state
    : { ceiling: state.ceiling, pending: undefined };
}
