import type { EvaluatedRollouts } from '@foyer/kernel/rollout-answers';
import type { Status } from '@foyer/kernel/status-answers';
import type { LiveMessage } from '../adapters/liveStream.ts';

/** Data of an environment and its age. */
export interface LiveState {
  readonly status: Status | undefined;
  readonly rollouts: EvaluatedRollouts | undefined;
  /** Time of the last registry data, in ms since the epoch. */
  readonly asOf: number | undefined;
  /**
   * `connecting` until the first response, `stale` when the registry does not respond to the console,
   * `disconnected` when the console does not respond to this page, `signed-out` without a session.
   */
  readonly mode: 'connecting' | 'live' | 'stale' | 'disconnected' | 'signed-out';
  /** Increments with each alert. */
  readonly alerts: number;
  /** Increments with each change of a live chat. */
  readonly chats: number;
  /** Increments with each publication of content. */
  readonly content: number;
  readonly lastMessageAt: number | undefined;
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
  chats: 0,
  content: 0,
  lastMessageAt: undefined,
};

/** The server sends at least every four seconds; a longer silence means a broken connection. */
const SILENT_MS = 10_000;

export function transition(state: LiveState, event: LiveEvent): LiveState {
  if (event.type === 'broken')
    return state.mode === 'signed-out' ? state : { ...state, mode: 'disconnected' };
  if (event.type === 'time-passed') {
    const isSilent =
      state.mode === 'live' &&
      state.lastMessageAt !== undefined &&
      event.now - state.lastMessageAt > SILENT_MS;
    return isSilent ? { ...state, mode: 'disconnected' } : state;
  }
  const received = { ...state, lastMessageAt: event.now };
  const { message } = event;
  const at = 'asOf' in message ? Date.parse(message.asOf) : state.asOf;
  switch (message.event) {
    case 'status':
      return { ...received, mode: 'live', asOf: at, status: message.value };
    case 'rollouts':
      return { ...received, asOf: at, rollouts: message.value };
    case 'beat':
      return { ...received, mode: 'live', asOf: at };
    case 'stale':
      return { ...received, mode: 'stale', asOf: at };
    case 'alert':
      return { ...received, alerts: state.alerts + 1 };
    case 'chat':
      return { ...received, chats: state.chats + 1 };
    case 'content':
      return { ...received, content: state.content + 1 };
    case 'signed-out':
      return { ...received, mode: 'signed-out' };
  }
}
