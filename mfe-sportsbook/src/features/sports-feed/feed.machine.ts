import { assertNever } from '@foyer/kernel';
import type {
  FeedChanges,
  FeedCompetition,
  FeedEvent,
  FeedMessage,
  FeedOutcomeId,
} from '@foyer/kernel/sports-feed';

/** Direction of the last price move, with the sequence of its event. */
export interface Move {
  readonly direction: 'up' | 'down';
  readonly sequence: number;
  /** Server time of that change. */
  readonly at: number;
}

export interface BoardEvent extends FeedEvent {
  readonly moves: Readonly<Partial<Record<FeedOutcomeId, Move>>>;
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

/** `stale`: the board may be outdated and its prices cannot be selected. */
export type FeedState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'live' | 'stale'; readonly board: FeedBoard };

export type FeedMachineEvent =
  | { readonly type: 'message-arrived'; readonly message: FeedMessage }
  | { readonly type: 'contact-lost' }
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
      events: new Map(events.map((event) => [event.id, onTopOf(known?.get(event.id), event, at)])),
    },
  };
}

function afterChanges(state: FeedState, message: FeedChanges): FeedState {
  if (!('board' in state)) return state;
  if (isGap(state, message)) return { status: 'stale', board: state.board };
  if (message.sequence <= state.board.sequence) return state;
  const events = new Map(state.board.events);
  for (const id of message.gone) events.delete(id);
  for (const event of message.events) events.set(event.id, onTopOf(events.get(event.id), event, message.at));
  return { status: 'live', board: { ...state.board, sequence: message.sequence, at: message.at, events } };
}

/**
 * Merges a change into an event. Returns the same object if nothing changed, so that only changed rows
 * render again.
 */
function onTopOf(before: BoardEvent | undefined, event: FeedEvent, at: number): BoardEvent {
  if (!before) return { ...event, moves: {} };
  if (event.sequence <= before.sequence) return before;
  return { ...event, moves: { ...before.moves, ...movesBetween(before, event, at) } };
}

function movesBetween(before: FeedEvent, event: FeedEvent, at: number): BoardEvent['moves'] {
  const moves = event.markets.flatMap(({ kind, line, outcomes }) => {
    // a market with another line is another bet, so its price has not moved
    const old = before.markets.find((market) => market.kind === kind && market.line === line);
    return outcomes.flatMap(({ id, price }) => {
      const last = old?.outcomes.find((outcome) => outcome.id === id)?.price;
      return last === undefined || last === price
        ? []
        : [[id, { direction: price > last ? 'up' : 'down', sequence: event.sequence, at }] as const];
    });
  });
  return Object.fromEntries(moves);
}
