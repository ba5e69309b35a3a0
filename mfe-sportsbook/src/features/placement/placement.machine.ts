import type { PlaceSportsBetInput, SportsBetRefusal } from '@foyer/graphql/main';
import type { PlacedBetFragment } from './Placement.generated.ts';

/** A bet as the player wants it, without the key of a request. */
export type BetOrder = Omit<PlaceSportsBetInput, 'idempotencyKey'>;

/** The refusal of the last request. */
export interface Refusal {
  readonly reasons: readonly SportsBetRefusal[];
  /** Minor units; only when the stake was too high. */
  readonly maximumStakePerLine: number | undefined;
  /** The selections of the order as they are now, in its order; empty when the prices were not asked for. */
  readonly quotes: readonly RefusedQuote[];
  readonly order: BetOrder;
}

/** `price` is null for a selection that is not offered any more. */
export interface RefusedQuote {
  readonly isSuspended: boolean;
  readonly price?: number | null | undefined;
}

export type PlacementState =
  | { readonly status: 'editing'; readonly refusal: Refusal | undefined }
  /** `attempt` counts the requests with this key, from 1. */
  | { readonly status: 'placing'; readonly input: PlaceSportsBetInput; readonly attempt: number }
  /** No request was answered: the bet may be placed or not. */
  | { readonly status: 'unknown'; readonly input: PlaceSportsBetInput }
  | { readonly status: 'placed'; readonly bet: PlacedBetFragment };

export type PlacementEvent =
  | { readonly type: 'place'; readonly order: BetOrder; readonly key: string }
  | { readonly type: 'placed'; readonly bet: PlacedBetFragment }
  | { readonly type: 'refused'; readonly refusal: Omit<Refusal, 'order'> }
  | { readonly type: 'unanswered' }
  | { readonly type: 'check' }
  | { readonly type: 'done' };

/** The machine sends a request with the input of the state, at once or after a pause. */
export type PlacementEffect = 'send' | 'send-later';

/** Requests with one key before the player is asked to check. */
export const MAX_ATTEMPTS = 3;
export const EDITING: PlacementState = { status: 'editing', refusal: undefined };

interface Step {
  readonly state: PlacementState;
  readonly effects: readonly PlacementEffect[];
}

/**
 * A request without an answer is repeated with the same key, so that it is never a second bet. Pressing again
 * while a bet is being placed does nothing.
 */
export function transition(state: PlacementState, event: PlacementEvent): Step {
  switch (event.type) {
    case 'place':
      if (state.status !== 'editing') break;
      return {
        state: {
          status: 'placing',
          input: { ...event.order, idempotencyKey: event.key },
          attempt: 1,
        },
        effects: ['send'],
      };
    case 'placed':
      if (state.status === 'placing') return { state: { status: 'placed', bet: event.bet }, effects: [] };
      break;
    case 'refused':
      if (state.status !== 'placing') break;
      return {
        state: { status: 'editing', refusal: { ...event.refusal, order: orderOf(state.input) } },
        effects: [],
      };
    case 'unanswered':
      if (state.status !== 'placing') break;
      return state.attempt < MAX_ATTEMPTS
        ? { state: { ...state, attempt: state.attempt + 1 }, effects: ['send-later'] }
        : { state: { status: 'unknown', input: state.input }, effects: [] };
    case 'check':
      if (state.status === 'unknown')
        return { state: { status: 'placing', input: state.input, attempt: 1 }, effects: ['send'] };
      break;
    case 'done':
      if (state.status === 'placed' || state.status === 'editing') return { state: EDITING, effects: [] };
      break;
  }
  return { state, effects: [] };
}

function orderOf({ idempotencyKey: _key, ...order }: PlaceSportsBetInput): BetOrder {
  return order;
}
