import { assertNever } from '@foyer/kernel';
import type { FeedCompetition, FeedMatch, MatchMessage } from '@foyer/kernel/sports-feed';
import { withMoves, type Moves } from './moves.ts';

export interface FollowedMatch extends FeedMatch {
  readonly moves: Moves;
}

/**
 * `stale`: the match may be outdated; its prices are compared later. `gone`: not offered, or no longer. The
 * final result of a match stays `live`, because it cannot become outdated.
 */
export type MatchState =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | {
      /** `paused`: nothing was subscribed; prices may be outdated until the connection is open again. */
      readonly status: 'live' | 'stale' | 'paused';
      /** Server time of the last message. */
      readonly at: number;
      readonly competition: FeedCompetition;
      readonly match: FollowedMatch;
    };

export type MatchEvent =
  | { readonly type: 'message-arrived'; readonly message: MatchMessage }
  | { readonly type: 'contact-lost' }
  /** The last subscriber has left, and the connection was closed. */
  | { readonly type: 'paused' }
  | { readonly type: 'not-offered' }
  | { readonly type: 'retry-pressed' };

export const START: MatchState = { status: 'loading' };

/** Pure: returns the next state and has no effects. */
export function transition(state: MatchState, event: MatchEvent): MatchState {
  switch (event.type) {
    case 'message-arrived':
      return afterMessage(state, event.message);
    case 'contact-lost':
      if (state.status === 'gone' || isFinal(state)) return state;
      if ('match' in state) return state.status === 'stale' ? state : { ...state, status: 'stale' };
      return state.status === 'failed' ? state : { status: 'failed' };
    case 'paused':
      if (state.status === 'gone' || isFinal(state)) return state;
      if (!('match' in state)) return START;
      return state.status === 'live' ? { ...state, status: 'paused' } : state;
    case 'not-offered':
      return state.status === 'gone' || isFinal(state) ? state : { status: 'gone' };
    case 'retry-pressed':
      return state.status === 'failed' ? START : state;
    default:
      return assertNever(event);
  }
}

/** True once the result is final: the feed removes such a match after a while. */
export function isFinal(state: MatchState): boolean {
  return 'match' in state && state.match.phase === 'ended';
}

function afterMessage(state: MatchState, { at, competition, match }: MatchMessage): MatchState {
  const before = 'match' in state ? state.match : undefined;
  return { status: 'live', at, competition, match: withMoves(before, match, at) };
}
