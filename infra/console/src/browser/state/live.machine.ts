import type { JudgedTrials } from '@foyer/kernel/rollout-answers';
import type { Status } from '@foyer/kernel/status-answers';
import type { LiveMessage } from '../adapters/liveStream.ts';

/** Data of an environment and its age. */
export interface LiveState {
  readonly status: Status | undefined;
  readonly rollouts: JudgedTrials | undefined;
  /** Time of the last registry data, in ms since the epoch. */
  readonly asOf: number | undefined;
  /**
   * `connecting` until the first response, `stale` when data may be outdated, `signed-out` without a
   * session.
   */
  readonly mode: 'connecting' | 'live' | 'stale' | 'signed-out';
  /** Increments with each alert. */
  readonly alerts: number;
  readonly heardAt: number | undefined;
}

export type LiveEvent =
  | { readonly type: 'received'; readonly message: LiveMessage; readonly now: number }
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

/** The server sends at least every four seconds; a longer readFailureText means a broken connection. */
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
  const { message } = event;
  const at = 'asOf' in message ? Date.parse(message.asOf) : state.asOf;
  switch (message.event) {
    case 'status':
      return { ...heard, mode: 'live', asOf: at, status: message.value };
    case 'rollouts':
      return { ...heard, asOf: at, rollouts: message.value };
    case 'beat':
      return { ...heard, mode: 'live', asOf: at };
    case 'stale':
      return { ...heard, mode: 'stale', asOf: at };
    case 'alert':
      return { ...heard, alerts: state.alerts + 1 };
    case 'signed-out':
      return { ...heard, mode: 'signed-out' };
  }
}
