import { assertNever } from '@foyer/kernel';
import type { FeedChanges, FeedCompetition, FeedEvent, FeedMessage } from '@foyer/kernel/sports-feed';
import { withMoves, type Moves } from './moves.ts';

export interface BoardEvent extends FeedEvent {
  readonly moves: Moves;
}

/** Everything offered, as last received. */
export interface FeedBoard {
  readonly sequence: number;
  /** Server time of the last message. */
  readonly at: number;
  readonly marginBasisPoints: number;
  readonly competitions: readonly FeedCompetition[];
  readonly events: ReadonlyMap<string, BoardEvent>;
}

/** `stale`: the board may be outdated; selected prices are compared later. */
export type FeedState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  /** `paused`: nothing was subscribed; prices may be outdated until the connection is open again. */
  | { readonly status: 'live' | 'stale' | 'paused'; readonly board: FeedBoard };

export type FeedMachineEvent =
  | { readonly type: 'message-arrived'; readonly message: FeedMessage }
  | { readonly type: 'contact-lost' }
  /** The last subscriber has left, and the connection was closed. */
  | { readonly type: 'paused' }
  | { readonly type: 'retry-pressed' };

export const START: FeedState = { status: 'loading' };

/** Pure: returns the next state and has no effects. */
export function transition(state: FeedState, event: FeedMachineEvent): FeedState {
  switch (event.type) {
    case 'message-arrived':
      return event.message.type === 'snapshot'
        ? afterSnapshot(state, event.message)
        : afterChanges(state, event.message);
    case 'contact-lost':
      if ('board' in state) return state.status === 'stale' ? state : { status: 'stale', board: state.board };
      return state.status === 'failed' ? state : { status: 'failed' };
    case 'paused':
      if (!('board' in state)) return START;
      return state.status === 'live' ? { ...state, status: 'paused' } : state;
    case 'retry-pressed':
      return state.status === 'failed' ? START : state;
    default:
      return assertNever(event);
  }
}

/** True if the changes do not continue the known state, so that a snapshot is needed. */
export function isGap(state: FeedState, message: FeedMessage): boolean {
  if (message.type === 'snapshot') return false;
  return (
    !('board' in state) || (message.sequence > state.board.sequence && message.after !== state.board.sequence)
  );
}

function afterSnapshot(
  state: FeedState,
  { sequence, at, marginBasisPoints, competitions, events }: Extract<FeedMessage, { type: 'snapshot' }>,
): FeedState {
  const known = 'board' in state ? state.board.events : undefined;
  return {
    status: 'live',
    board: {
      sequence,
      at,
      marginBasisPoints,
      competitions,
      events: new Map(events.map((event) => [event.id, withMoves(known?.get(event.id), event, at)])),
    },
  };
}

function afterChanges(state: FeedState, message: FeedChanges): FeedState {
  if (!('board' in state)) return state;
  if (isGap(state, message)) return { status: 'stale', board: state.board };
  if (message.sequence <= state.board.sequence) return state;
  const events = new Map(state.board.events);
  for (const id of message.gone) events.delete(id);
  for (const event of message.events)
    events.set(event.id, withMoves(events.get(event.id), event, message.at));
  return { status: 'live', board: { ...state.board, sequence: message.sequence, at: message.at, events } };
}
