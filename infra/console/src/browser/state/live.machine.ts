import type { Status } from '@foyer/kernel/registry-answers';

/** What is known of an environment, and how old that is. */
export interface LiveState {
  readonly status: Status | undefined;
  readonly rollouts: unknown;
  /** Ms since the epoch: the registry was last seen at. */
  readonly asOf: number | undefined;
  /** `connecting` until the first answer; `stale` when what is shown may not hold any more; `signed-out` when nobody asks for us. */
  readonly mode: 'connecting' | 'live' | 'stale' | 'signed-out';
  /** Grows with each alert. */
  readonly alerts: number;
  readonly heardAt: number | undefined;
}

export type LiveEvent =
  | { readonly type: 'told'; readonly event: string; readonly data: unknown; readonly now: number }
  | { readonly type: 'broken' }
  | { readonly type: 'time-passed'; readonly now: number };

export const INITIAL: LiveState = {
  status: undefined,
  rollouts: undefined,
  asOf: undefined,
  mode: 'connecting',
  alerts: 0,
  heardAt: undefined,
};

/** The server says something every four seconds; nothing for longer is a stream that only looks open. */
const SILENT_MS = 10_000;

export function transition(state: LiveState, event: LiveEvent): LiveState {
  if (event.type === 'broken')
    return state.mode === 'signed-out' || state.status === undefined ? state : { ...state, mode: 'stale' };
  if (event.type === 'time-passed') {
    const isSilent =
      state.mode === 'live' && state.heardAt !== undefined && event.now - state.heardAt > SILENT_MS;
    return isSilent ? { ...state, mode: 'stale' } : state;
  }
  const heard = { ...state, heardAt: event.now };
  const { asOf, value } = event.data as { readonly asOf?: string; readonly value?: unknown };
  const at = asOf === undefined ? state.asOf : Date.parse(asOf);
  switch (event.event) {
    case 'status':
      return { ...heard, mode: 'live', asOf: at, status: value as Status };
    case 'rollouts':
      return { ...heard, asOf: at, rollouts: value };
    case 'beat':
      return { ...heard, mode: 'live', asOf: at };
    case 'stale':
      return { ...heard, mode: 'stale', asOf: at };
    case 'alert':
      return { ...heard, alerts: state.alerts + 1 };
    case 'signed-out':
      return { ...heard, mode: 'signed-out' };
    default:
      return state;
  }
}
