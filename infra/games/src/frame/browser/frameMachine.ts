import type { GameFatalCode, GamePauseReason } from '@foyer/kernel/game-host';

/** Whether a round is in progress, and whether play is paused or ended. */
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
  | { readonly type: 'pause-asked'; readonly reason: GamePauseReason }
  | { readonly type: 'resume-asked' }
  | { readonly type: 'stop-asked' }
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
    case 'pause-asked':
      return state.phase === 'busy'
        ? { ...state, pendingPause: event.reason }
        : { ...state, pause: event.reason };
    case 'resume-asked':
      return { ...state, pause: null, pendingPause: null };
    case 'stop-asked':
      return { ...state, isStopped: true };
    case 'failed':
      return { ...state, phase: 'fatal', fatal: event.code, pendingPause: null };
  }
}

export function canPlay(state: FrameState): boolean {
  return state.phase === 'idle' && state.pause === null && !state.isStopped;
}
