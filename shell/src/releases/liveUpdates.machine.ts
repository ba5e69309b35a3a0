/**
 * State of the updates of an open page: the socket notifies it of changes, a request returns the releases.
 */
export interface LiveUpdatesState {
  readonly socket: 'closed' | 'opening' | 'open';
  /** Consecutive sockets that did not open. */
  readonly failures: number;
  /** The newest version that the page has read. */
  readonly version: number;
  /** The newest version that the page was notified of. */
  readonly notifiedVersion: number;
  /** `notifiedVersion` at the time of the request in flight; undefined without a request. */
  readonly requestedVersion: number | undefined;
  readonly hasMessageSincePoll: boolean;
}

export type LiveUpdatesEvent =
  | { readonly type: 'started' }
  | { readonly type: 'socket-opened' }
  | { readonly type: 'socket-closed' }
  | { readonly type: 'connect-due' }
  | { readonly type: 'notified'; readonly version: number }
  | { readonly type: 'poll-due' }
  /** The page is visible again, or the device is online again. */
  | { readonly type: 'resumed' }
  | { readonly type: 'received'; readonly version: number }
  | { readonly type: 'request-failed' };

export type LiveUpdatesEffect =
  | { readonly type: 'connect' }
  | { readonly type: 'connect-in'; readonly failures: number }
  | { readonly type: 'request' }
  | { readonly type: 'poll-in'; readonly ms: number };

/** In ms. At most 25 s with jitter, so that a change arrives within 30 s without a socket. */
export const POLL_MS = 20_000;
/** In ms. A change is known but the request failed: retry soon, but not at once. */
const RETRY_MS = 2_000;

interface Step {
  readonly state: LiveUpdatesState;
  readonly effects: readonly LiveUpdatesEffect[];
}

const step = (state: LiveUpdatesState, ...effects: readonly LiveUpdatesEffect[]): Step => ({
  state,
  effects,
});

export function initialState(version: number): LiveUpdatesState {
  return {
    socket: 'closed',
    failures: 0,
    version,
    notifiedVersion: version,
    requestedVersion: undefined,
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
      return step({ ...state, socket: 'opening' }, { type: 'connect' }, { type: 'poll-in', ms: POLL_MS });
    case 'socket-opened':
      return step({ ...state, socket: 'open', failures: 0 });
    case 'socket-closed':
      return step(
        { ...state, socket: 'closed', failures: state.failures + 1 },
        { type: 'connect-in', failures: state.failures + 1 },
      );
    case 'connect-due':
      return state.socket === 'closed'
        ? step({ ...state, socket: 'opening' }, { type: 'connect' })
        : step(state);
    case 'notified':
      return requestIfBehind({
        ...state,
        notifiedVersion: Math.max(state.notifiedVersion, event.version),
        hasMessageSincePoll: true,
      });
    case 'poll-due': {
      const isCurrent =
        state.socket === 'open' && state.hasMessageSincePoll && state.notifiedVersion <= state.version;
      const polled = isCurrent ? step(state) : request(state);
      return step({ ...polled.state, hasMessageSincePoll: false }, ...polled.effects, {
        type: 'poll-in',
        ms: POLL_MS,
      });
    }
    case 'resumed': {
      const requested = request(state);
      return requested.state.socket === 'closed'
        ? step({ ...requested.state, socket: 'opening' }, { type: 'connect' }, ...requested.effects)
        : requested;
    }
    case 'received':
      // a set that is unchanged for this visitor may have an older version: a response settles all
      // notifications from before its request
      return requestIfBehind({
        ...state,
        requestedVersion: undefined,
        version: Math.max(state.version, event.version, state.requestedVersion ?? 0),
      });
    case 'request-failed': {
      const next = { ...state, requestedVersion: undefined };
      return state.notifiedVersion > state.version
        ? step(next, { type: 'poll-in', ms: RETRY_MS })
        : step(next);
    }
  }
}

/** One request at a time: notifications that arrive meanwhile are requested afterwards. */
function request(state: LiveUpdatesState): Step {
  return state.requestedVersion === undefined
    ? step({ ...state, requestedVersion: state.notifiedVersion }, { type: 'request' })
    : step(state);
}

function requestIfBehind(state: LiveUpdatesState): Step {
  return state.notifiedVersion > state.version ? request(state) : step(state);
}
