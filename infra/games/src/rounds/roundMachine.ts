import { backoffMs } from '@foyer/kernel/backoff';
import { assertNever } from '@foyer/kernel';

export const OPEN_STATES = ['created', 'betPlaced', 'resolved', 'rollingBack'] as const;
export const FINAL_STATES = ['closed', 'rolledBack', 'refused'] as const;
export type RoundState = (typeof OPEN_STATES)[number] | (typeof FINAL_STATES)[number];

export type RoundEvent =
  | { readonly type: 'bet-accepted' }
  | { readonly type: 'bet-refused' }
  /** The wallet call had no definite result, or the process ended before the result was stored. */
  | { readonly type: 'bet-unknown' }
  | { readonly type: 'outcome-drawn' }
  | { readonly type: 'win-accepted' }
  | { readonly type: 'rollback-accepted' };

/** Returns the next step of the round; `wait` when the round is over. */
export type RoundStep = 'place-bet' | 'draw' | 'credit-win' | 'roll-back' | 'wait';

const EDGES: Readonly<Record<RoundState, Partial<Record<RoundEvent['type'], RoundState>>>> = {
  created: { 'bet-accepted': 'betPlaced', 'bet-refused': 'refused', 'bet-unknown': 'rollingBack' },
  betPlaced: { 'outcome-drawn': 'resolved' },
  resolved: { 'win-accepted': 'closed' },
  rollingBack: { 'rollback-accepted': 'rolledBack' },
  closed: {},
  rolledBack: {},
  refused: {},
};

/** Returns the next state; undefined when the event is invalid in the state. */
export function nextState(state: RoundState, event: RoundEvent): RoundState | undefined {
  return EDGES[state][event.type];
}

export function nextStep(state: RoundState): RoundStep {
  switch (state) {
    case 'created':
      return 'place-bet';
    case 'betPlaced':
      return 'draw';
    case 'resolved':
      return 'credit-win';
    case 'rollingBack':
      return 'roll-back';
    case 'closed':
    case 'rolledBack':
    case 'refused':
      return 'wait';
    default:
      return assertNever(state);
  }
}

const RETRY = { firstMs: 1_000, maxMs: 60_000 };

/**
 * Delay in ms before retrying an unacknowledged win or rollback after this many retries, without limit of
 * attempts.
 */
export function retryDelay(attempts: number, random?: () => number): number {
  return backoffMs(attempts + 1, RETRY, random);
}
