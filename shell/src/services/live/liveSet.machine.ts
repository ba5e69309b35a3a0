/** How an open page keeps up with the releases it should run: a socket says that they changed, asking says what they are. */
export interface LiveSetState {
  readonly socket: 'closed' | 'opening' | 'open';
  /** Sockets in a row that did not open. */
  readonly failures: number;
  /** Up to this version the page knows what it should run. */
  readonly version: number;
  /** The newest version it was told of. */
  readonly told: number;
  /** What it was told of when it asked; undefined while it does not ask. */
  readonly asked: number | undefined;
  /** Something was said since the last poll. */
  readonly isHeard: boolean;
}

export type LiveSetEvent =
  | { readonly type: 'started' }
  | { readonly type: 'socket-opened' }
  | { readonly type: 'socket-closed' }
  | { readonly type: 'connect-due' }
  | { readonly type: 'told'; readonly version: number }
  | { readonly type: 'poll-due' }
  /** The page is looked at again, or the device has a network again. */
  | { readonly type: 'woken' }
  | { readonly type: 'answered'; readonly version: number }
  | { readonly type: 'not-answered' };

export type LiveSetEffect =
  | { readonly type: 'connect' }
  | { readonly type: 'connect-in'; readonly ms: number }
  | { readonly type: 'ask' }
  | { readonly type: 'poll-in'; readonly ms: number };

/** With the jitter around it at most 25 s, so that a change arrives within 30 s when no socket can be had. */
export const POLL_MS = 20_000;
const FIRST_CONNECT_MS = 1_000;
const LONGEST_CONNECT_MS = 30_000;
/** A change is known and the answer did not come: soon, but not at once. */
const ASK_AGAIN_MS = 2_000;

type Step = readonly [LiveSetState, readonly LiveSetEffect[]];

export function startLiveSet(version: number): LiveSetState {
  return { socket: 'closed', failures: 0, version, told: version, asked: undefined, isHeard: false };
}

/** One poll runs at all times: it asks when the socket is not open, and when an open one is silent, because a dead line looks just like a quiet one. */
export function transition(state: LiveSetState, event: LiveSetEvent): Step {
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
      const next = { ...state, told: Math.max(state.told, event.version), isHeard: true };
      return next.told > next.version ? ask(next) : [next, []];
    }
    case 'poll-due': {
      const [next, effects] =
        state.socket === 'open' && state.isHeard && state.told <= state.version
          ? ([state, []] as Step)
          : ask(state);
      return [{ ...next, isHeard: false }, [...effects, { type: 'poll-in', ms: POLL_MS }]];
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

/** One question at a time: what is told meanwhile is asked for after it. */
function ask(state: LiveSetState): Step {
  return state.asked === undefined ? [{ ...state, asked: state.told }, [{ type: 'ask' }]] : [state, []];
}

/** A set that is the same for this visitor may come with an older version: an answer settles what was told before it was asked for. */
function answered(state: LiveSetState, version: number): Step {
  const next: LiveSetState = {
    ...state,
    asked: undefined,
    version: Math.max(state.version, version, state.asked ?? 0),
  };
  return next.told > next.version ? ask(next) : [next, []];
}
