import { fail, succeed, type Result } from '@foyer/kernel';
import type { LicenceProfile } from '@foyer/market';

/** Facts of an exclusion that decide its end. */
export interface ExclusionFacts {
  /** Ms since the epoch; undefined without an end. */
  readonly endsAt: number | undefined;
  /** Found in the national register, which alone can end it. */
  readonly isForeign: boolean;
}

/** A stored step of a request to end an exclusion. */
export type ReturnStep =
  | { readonly kind: 'requested'; readonly reason: string; readonly at: number }
  | {
      readonly kind: 'approved';
      readonly staff: string;
      readonly at: number;
      /** Undefined while a second approval is missing. */
      readonly coolOffEndsAt: number | undefined;
    }
  | { readonly kind: 'refused'; readonly staff: string; readonly at: number }
  | { readonly kind: 'withdrawn' | 'lifted'; readonly at: number };

export type ReturnState =
  | { readonly status: 'excluded' }
  | {
      readonly status: 'requested';
      readonly approvedBy: readonly string[];
      readonly at: number;
      readonly reason: string;
    }
  | { readonly status: 'cooling-off'; readonly endsAt: number }
  | { readonly status: 'lifted' };

export type ReturnEvent =
  | { readonly type: 'request'; readonly reason: string }
  | { readonly type: 'approve'; readonly staff: string }
  | { readonly type: 'refuse'; readonly staff: string }
  | { readonly type: 'withdraw' }
  | { readonly type: 'tick' };

export type ReturnRefusal =
  /** The exclusion has not ended, and the licence accepts no early request. */
  | 'NOT_YET'
  | 'FOR_LIFE'
  | 'AT_REGISTER'
  | 'ALREADY_REQUESTED'
  | 'NOT_REQUESTED'
  | 'SAME_PERSON'
  | 'COOLING_OFF'
  | 'LIFTED';

type Rules = LicenceProfile['breaks']['return'];
const HOUR_MS = 3_600_000;

/** The state after the stored steps, oldest first. */
export function returnStateOf(steps: readonly ReturnStep[]): ReturnState {
  return steps.reduce<ReturnState>(after, { status: 'excluded' });
}

function after(state: ReturnState, step: ReturnStep): ReturnState {
  switch (step.kind) {
    case 'requested':
      return { status: 'requested', approvedBy: [], at: step.at, reason: step.reason };
    case 'approved':
      if (step.coolOffEndsAt !== undefined) return { status: 'cooling-off', endsAt: step.coolOffEndsAt };
      return state.status === 'requested'
        ? { ...state, approvedBy: [...state.approvedBy, step.staff] }
        : state;
    case 'refused':
    case 'withdrawn':
      return { status: 'excluded' };
    case 'lifted':
      return { status: 'lifted' };
  }
}

/** The reason that refuses a request to end an exclusion now; undefined when the player may ask. */
export function requestRefusal(
  { endsAt, isForeign }: ExclusionFacts,
  rules: Rules,
  now: number,
): 'NOT_YET' | 'FOR_LIFE' | 'AT_REGISTER' | undefined {
  if (isForeign) return 'AT_REGISTER';
  if (endsAt === undefined) return rules.indefinite ? undefined : 'FOR_LIFE';
  return endsAt > now && !rules.early ? 'NOT_YET' : undefined;
}

/**
 * The step that an event adds (requirements/regulation#self-exclusion): a request with a reason, its
 * withdrawal by the player until the exclusion has ended, a decision of staff, by two of them where the
 * licence requires it, and the end of the cool-off. A tick without an effect adds none.
 */
export function decideReturn(
  state: ReturnState,
  event: ReturnEvent,
  {
    exclusion,
    rules,
    now,
  }: { readonly exclusion: ExclusionFacts; readonly rules: Rules; readonly now: number },
): Result<ReturnStep | undefined, ReturnRefusal> {
  if (event.type === 'tick')
    return succeed(
      state.status === 'cooling-off' && state.endsAt <= now ? { kind: 'lifted', at: now } : undefined,
    );
  if (state.status === 'lifted') return fail('LIFTED');
  if (event.type === 'withdraw')
    return state.status === 'excluded' ? fail('NOT_REQUESTED') : succeed({ kind: 'withdrawn', at: now });
  if (state.status === 'cooling-off') return fail('COOLING_OFF');
  if (event.type === 'request') {
    if (state.status === 'requested') return fail('ALREADY_REQUESTED');
    const refusal = requestRefusal(exclusion, rules, now);
    return refusal ? fail(refusal) : succeed({ kind: 'requested', reason: event.reason, at: now });
  }
  if (state.status !== 'requested') return fail('NOT_REQUESTED');
  if (event.type === 'refuse') return succeed({ kind: 'refused', staff: event.staff, at: now });
  if (state.approvedBy.includes(event.staff)) return fail('SAME_PERSON');
  const isDecided = !rules.fourEyes || state.approvedBy.length > 0;
  const hours = exclusion.endsAt === undefined ? rules.coolOffHours.indefinite : rules.coolOffHours.definite;
  return succeed({
    kind: 'approved',
    staff: event.staff,
    at: now,
    coolOffEndsAt: isDecided ? now + hours * HOUR_MS : undefined,
  });
}
