import { fail, succeed, type Result } from '@foyer/kernel';
import type { LimitPeriod } from '@foyer/market';
import type { ApiLimitKind } from '@foyer/market/limit-kinds';
import { parseAmount, type AmountProblem } from '@foyer/money';

export interface LimitState {
  readonly kind: ApiLimitKind;
  readonly period: LimitPeriod;
  /** Minor units, or minutes for SESSION; null when not set. */
  readonly ceiling: number | null;
  readonly currency: string;
}

export type LimitProblem = AmountProblem | 'not-positive' | 'unchanged' | 'more-than-a-period';

/**
 * Effect of a new value: lowering applies at once, raising and removing wait
 * (requirements/regulation#limit-changes).
 */
export type LimitChange = { readonly effect: 'at-once' | 'after-cool-off'; readonly ceiling: number };

const MINUTES_IN_PERIOD: Readonly<Record<LimitPeriod, number>> = { Day: 1_440, Week: 10_080, Month: 44_640 };

/** Parses a freely typed limit; there are no presets (requirements/regulation#free-text-limits). */
export function readLimit(state: LimitState, text: string): Result<LimitChange, LimitProblem> {
  // A session limit is in whole minutes. The yen has no decimals either, so one parser serves both.
  const parsed = parseAmount(text, state.kind === 'SESSION' ? 'JPY' : state.currency);
  if (!parsed.ok) return parsed;
  const ceiling = parsed.value.minor;
  if (ceiling <= 0) return fail('not-positive');
  if (state.kind === 'SESSION' && ceiling > MINUTES_IN_PERIOD[state.period])
    return fail('more-than-a-period');
  if (ceiling === state.ceiling) return fail('unchanged');
  return succeed({
    ceiling,
    effect: state.ceiling === null || ceiling < state.ceiling ? 'at-once' : 'after-cool-off',
  });
}

/**
 * True for a limit that the player has set or can set. A limit that is no longer offered ends when it is
 * removed.
 */
export function isShownLimit({
  isOffered,
  amount,
  minutes,
}: {
  readonly isOffered: boolean;
  readonly amount: number | null;
  readonly minutes: number | null;
}): boolean {
  return isOffered || amount !== null || minutes !== null;
}
