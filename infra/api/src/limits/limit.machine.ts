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

/** The player confirms a raise inside this time after the cool-off, or it lapses (domain.md §2.2, house baseline). */
export const CONFIRM_WITHIN_MS = 72 * 3_600_000;

/** What a raise waits for: the licence's cool-off, and where it says so the end of the period the limit counts in. */
export interface RaiseRule {
  readonly coolOffMs: number;
  /** Instant before which no raise works; undefined where the cool-off alone decides. */
  readonly notBefore: number | undefined;
}

/** active → pending raise → awaiting confirmation → active; a lower limit works at once and drops a pending raise (domain.md §2.3). */
export function changeLimit(state: LimitState, ceiling: Ceiling, now: number, { coolOffMs, notBefore = 0 }: RaiseRule): LimitChange {
  const isStricter = ceiling !== null && (state.ceiling === null || ceiling <= state.ceiling);
  if (isStricter || (ceiling === null && state.ceiling === null)) return { ceiling, pending: undefined };
  const confirmableAt = Math.max(now + coolOffMs, notBefore);
  return { ceiling: state.ceiling, pending: { ceiling, requestedAt: now, confirmableAt, lapsesAt: confirmableAt + CONFIRM_WITHIN_MS } };
}

export function confirmLimit(state: LimitState, now: number): Result<LimitChange, 'NOTHING_PENDING' | 'COOLING_OFF'> {
  const { pending } = state;
  if (!pending || now >= pending.lapsesAt) return fail('NOTHING_PENDING');
  if (now < pending.confirmableAt) return fail('COOLING_OFF');
  return succeed({ ceiling: pending.ceiling, pending: undefined });
}
