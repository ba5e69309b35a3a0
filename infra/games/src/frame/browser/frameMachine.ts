import type { GameFatalCode, GamePauseReason } from '@foyer/kernel/game-host';

/** State of play in the frame: the round in progress, a pause and the end. */
export interface FrameState {
  readonly phase: 'loading' | 'idle' | 'busy' | 'fatal';
  /** Active pause, during which no round can start. */
  readonly pause: GamePauseReason | null;
  /** Pause requested during a round; becomes active when the round ends. */
  readonly pendingPause: GamePauseReason | null;
  readonly isStopped: boolean;
  readonly fatal: GameFatalCode | null;
}

export type FrameEvent =
  | { readonly type: 'loaded' }
  | { readonly type: 'round-started' }
  | { readonly type: 'round-ended' }
  | { readonly type: 'pause-requested'; readonly reason: GamePauseReason }
  | { readonly type: 'resume-requested' }
  | { readonly type: 'stop-requested' }
  | { readonly type: 'failed'; readonly code: GameFatalCode };

export const INITIAL_STATE: FrameState = {
  phase: 'loading',
  pause: null,
  pendingPause: null,
  isStopped: false,
  fatal: null,
};

/** Returns the next state; ignores an event that is invalid in the state. `failed` is final. */
export function transition(state: FrameState, event: FrameEvent): FrameState {
  if (state.phase === 'fatal') return state;
  switch (event.type) {
    case 'loaded':
      return state.phase === 'loading' ? { ...state, phase: 'idle' } : state;
    case 'round-started':
      return canPlay(state) ? { ...state, phase: 'busy' } : state;
    case 'round-ended':
      return state.phase === 'busy'
        ? { ...state, phase: 'idle', pause: state.pendingPause ?? state.pause, pendingPause: null }
        : state;
    case 'pause-requested':
      return state.phase === 'busy'
        ? { ...state, pendingPause: event.reason }
        : { ...state, pause: event.reason };
    case 'resume-requested':
      return { ...state, pause: null, pendingPause: null };
    case 'stop-requested':
      return { ...state, isStopped: true };
    case 'failed':
      return { ...state, phase: 'fatal', fatal: event.code, pendingPause: null };
  }
}

export function canPlay(state: FrameState): boolean {
  return state.phase === 'idle' && state.pause === null && !state.isStopped;
}
