/**
 * How an open page follows its releases: the socket notifies it of changes, a request returns the releases.
 */
export interface LiveUpdatesState {
  readonly socket: 'closed' | 'opening' | 'open';
  /** Consecutive sockets that did not open. */
  readonly failures: number;
  /** The newest version that the page has read. */
  readonly version: number;
  /** The newest version that it was notified of. */
  readonly told: number;
  /** The notified version at the time of the request in flight; undefined without a request. */
  readonly asked: number | undefined;
  /** Whether a message arrived since the last poll. */
  readonly hasMessageSincePoll: boolean;
}

export type LiveUpdatesEvent =
  | { readonly type: 'started' }
  | { readonly type: 'socket-opened' }
  | { readonly type: 'socket-closed' }
  | { readonly type: 'connect-due' }
  | { readonly type: 'told'; readonly version: number }
  | { readonly type: 'poll-due' }
  /** The page is visible again, or the device is online again. */
  | { readonly type: 'woken' }
  | { readonly type: 'answered'; readonly version: number }
  | { readonly type: 'not-answered' };

export type LiveUpdatesEffect =
  | { readonly type: 'connect' }
  | { readonly type: 'connect-in'; readonly ms: number }
  | { readonly type: 'ask' }
  | { readonly type: 'poll-in'; readonly ms: number };

/** In ms. At most 25 s with jitter, so that a change arrives within 30 s without a socket. */
export const POLL_MS = 20_000;
const FIRST_CONNECT_MS = 1_000;
const LONGEST_CONNECT_MS = 30_000;
/** In ms. A change is known but the request failed: retry soon, but not at once. */
const ASK_AGAIN_MS = 2_000;

type Step = readonly [LiveUpdatesState, readonly LiveUpdatesEffect[]];

export function initialState(version: number): LiveUpdatesState {
  return {
    socket: 'closed',
    failures: 0,
    version,
    told: version,
    asked: undefined,
    hasMessageSincePoll: false,
  };
}

/**
 * One poll timer runs at all times: it requests the set when the socket is closed, and when an open one is
 * silent, because a dead connection looks like a quiet one.
 */
export function transition(state: LiveUpdatesState, event: LiveUpdatesEvent): Step {
  switch (event.type) {
    case 'started':
      return [{ ...state, socket: 'opening' }, [{ type: 'connect' }, { type: 'poll-in', ms: POLL_MS }]];
    case 'socket-opened':
      return [{ ...state, socket: 'open', failures: 0 }, []];
    case 'socket-closed':
      return [
        { ...state, socket: 'closed', failures: state.failures + 1 },
        [{ type: 'connect-in', ms: Math.min(FIRST_CONNECT_MS * 2 ** state.failures, LONGEST_CONNECT_MS) }],
      ];
    case 'connect-due':
      return state.socket === 'closed'
        ? [{ ...state, socket: 'opening' }, [{ type: 'connect' }]]
        : [state, []];
    case 'told': {
      const next = { ...state, told: Math.max(state.told, event.version), hasMessageSincePoll: true };
      return next.told > next.version ? ask(next) : [next, []];
    }
    case 'poll-due': {
      const [next, effects] =
        state.socket === 'open' && state.hasMessageSincePoll && state.told <= state.version
          ? ([state, []] as Step)
          : ask(state);
      return [{ ...next, hasMessageSincePoll: false }, [...effects, { type: 'poll-in', ms: POLL_MS }]];
    }
    case 'woken': {
      const [next, effects] = ask(state);
      return next.socket === 'closed'
        ? [{ ...next, socket: 'opening' }, [{ type: 'connect' }, ...effects]]
        : [next, effects];
    }
    case 'answered':
      return answered(state, event.version);
    case 'not-answered':
      return [
        { ...state, asked: undefined },
        state.told > state.version ? [{ type: 'poll-in', ms: ASK_AGAIN_MS }] : [],
      ];
  }
}

/** One request at a time: notifications that arrive meanwhile are requested afterwards. */
function ask(state: LiveUpdatesState): Step {
  return state.asked === undefined ? [{ ...state, asked: state.told }, [{ type: 'ask' }]] : [state, []];
}

/**
 * A set that is unchanged for this visitor may have an older version: a response settles all notifications
 * from before its request.
 */
function answered(state: LiveUpdatesState, version: number): Step {
  const next: LiveUpdatesState = {
    ...state,
    asked: undefined,
    version: Math.max(state.version, version, state.asked ?? 0),
  };
  return next.told > next.version ? ask(next) : [next, []];
}
