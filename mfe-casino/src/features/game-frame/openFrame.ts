import type {
  Ending,
  FrameFailure,
  GameFrameEffect,
  GameFrameState,
  GameFrameStep,
  Interruption,
  OpenFrame,
} from './gameFrame.states.ts';

export function unchanged(state: GameFrameState): GameFrameStep {
  return { state, effects: [] };
}

/**
 * True if the game may be interrupted: no round is in progress, or the round is so overdue that waiting
 * would delay required content.
 */
function isInterruptible(state: OpenFrame): boolean {
  return state.isReady && (state.roundId === undefined || state.isRoundOverdue);
}

/**
 * Pauses for a pending interruption (an open overlay, or content that the game requested) if no round is in
 * progress.
 */
export function interruptIfIdle(state: OpenFrame): GameFrameStep {
  if (state.pause !== 'pending' || !isInterruptible(state)) return unchanged(state);
  const effects: GameFrameEffect[] = [{ type: 'send-pause', reason: state.pauseReason }];
  if (state.pendingInterruption !== undefined)
    effects.push({ type: 'show', interruption: state.pendingInterruption });
  return { state: { ...state, pause: 'sent', pendingInterruption: undefined }, effects };
}

/** Requests an interruption; ignored while another one is pending or shown. */
export function requestInterruption(state: OpenFrame, interruption: Interruption): GameFrameStep {
  if (state.pause !== 'none' || state.ending !== undefined) return unchanged(state);
  return interruptIfIdle({
    ...state,
    pause: 'pending',
    pauseReason: 'overlay',
    pendingInterruption: interruption,
  });
}

export function finishIfIdle(state: OpenFrame): GameFrameStep {
  if (state.ending === undefined) return unchanged(state);
  // before the game is ready no money is at stake
  return !state.isReady || isInterruptible(state) ? finish(state, state.ending) : unchanged(state);
}

const WATCHDOGS_OFF: readonly GameFrameEffect[] = [
  { type: 'stop-watchdog', of: 'ready' },
  { type: 'stop-watchdog', of: 'round' },
];

const CAUSES = {
  'session-ended': 'SESSION_ENDED',
  'continued-elsewhere': 'CONTINUED_ELSEWHERE',
} as const satisfies Record<Exclude<Ending, 'left'>, FrameFailure>;

export function finish(state: OpenFrame, ending: Ending): GameFrameStep {
  if (ending !== 'left') return fail(state, CAUSES[ending]);
  return {
    state: { status: 'closed', attempt: state.attempt },
    effects: [
      ...WATCHDOGS_OFF,
      { type: 'close-session', gameSessionId: state.launch.gameSessionId },
      { type: 'left' },
    ],
  };
}

export function fail(state: OpenFrame, cause: FrameFailure): GameFrameStep {
  return {
    state: { status: 'failed', attempt: state.attempt, mode: state.mode, cause },
    effects: [...WATCHDOGS_OFF, { type: 'close-session', gameSessionId: state.launch.gameSessionId }],
  };
}
