import { assertNever } from '@foyer/kernel';
import type {
  FrameFailure,
  GameFrameEffect,
  GameFrameEvent,
  GameFrameState,
  GameFrameStep,
  LaunchedGame,
  OpenFrame,
} from './gameFrame.states.ts';
import { onMessage } from './onMessage.ts';
import { fail, finish, finishIfIdle, interruptIfIdle, unchanged } from './openFrame.ts';

export const CLOSED: GameFrameState = { status: 'closed', attempt: 0 };

/**
 * A game on the page, from the play button to the exit. Pure: returns the next state and the effects to
 * run.
 */
export function transition(state: GameFrameState, event: GameFrameEvent): GameFrameStep {
  switch (event.type) {
    case 'play-pressed': {
      if (state.status === 'open' || state.status === 'launching') return unchanged(state);
      const attempt = state.attempt + 1;
      return {
        state: { status: 'launching', attempt, mode: event.mode },
        effects: [{ type: 'launch', attempt, mode: event.mode }],
      };
    }
    case 'launch-answered':
      return onLaunchAnswered(state, event.attempt, event.launch);
    case 'launch-refused':
      if (state.status !== 'launching' || state.attempt !== event.attempt) return unchanged(state);
      return unchanged({
        status: 'refused',
        attempt: state.attempt,
        mode: state.mode,
        reasons: event.reasons,
        until: event.until,
      });
    case 'launch-failed':
      if (state.status !== 'launching' || state.attempt !== event.attempt) return unchanged(state);
      return unchanged({
        status: 'failed',
        attempt: state.attempt,
        mode: state.mode,
        cause: 'LAUNCH_FAILED',
      });
    case 'guard-lifted':
      return state.status === 'refused'
        ? transition(state, { type: 'play-pressed', mode: state.mode })
        : unchanged(state);
    case 'leave-pressed':
      if (state.status === 'open') return onEnding(state, 'left');
      return { state: { status: 'closed', attempt: state.attempt }, effects: [{ type: 'left' }] };
    default:
      return state.status === 'open' ? onOpen(state, event) : unchanged(state);
  }
}

/** Closes a launch that is no longer current, because its session must not stay open. */
function onLaunchAnswered(state: GameFrameState, attempt: number, launch: LaunchedGame): GameFrameStep {
  if (state.status !== 'launching' || state.attempt !== attempt) {
    return { state, effects: [{ type: 'close-session', gameSessionId: launch.gameSessionId }] };
  }
  const open: OpenFrame = {
    status: 'open',
    attempt,
    mode: state.mode,
    launch,
    isReady: false,
    roundId: undefined,
    isRoundOverdue: false,
    pause: 'none',
    pauseReason: 'overlay',
    pendingInterruption: undefined,
    isOverlayOpen: false,
    netMinor: launch.netMinor,
    isMuted: false,
    ending: undefined,
  };
  return {
    state: open,
    effects: [
      { type: 'start-watchdog', of: 'ready' },
      { type: 'announce-launched', mode: state.mode },
    ],
  };
}

type OpenEvent = Exclude<
  GameFrameEvent,
  {
    type:
      | 'play-pressed'
      | 'launch-answered'
      | 'launch-refused'
      | 'launch-failed'
      | 'guard-lifted'
      | 'leave-pressed';
  }
>;

function onOpen(state: OpenFrame, event: OpenEvent): GameFrameStep {
  switch (event.type) {
    case 'message-arrived':
      return onMessage(state, event.message);
    case 'ready-overdue':
      return state.isReady ? unchanged(state) : fail(state, 'NOT_READY' satisfies FrameFailure);
    case 'round-overdue':
      return state.roundId === undefined ? unchanged(state) : afterRound({ ...state, isRoundOverdue: true });
    case 'overlay-opened': {
      const opened: OpenFrame = { ...state, isOverlayOpen: true, pauseReason: event.reason };
      return state.pause === 'sent' ? unchanged(opened) : interruptIfIdle({ ...opened, pause: 'pending' });
    }
    case 'overlay-closed':
      return onOverlayClosed(state);
    case 'mute-pressed': {
      const isMuted = !state.isMuted;
      return { state: { ...state, isMuted }, effects: [{ type: 'send-muted', isMuted }] };
    }
    case 'connection-restored':
      return {
        state,
        effects: [
          { type: 'refresh-wallet' },
          ...(state.isReady ? [{ type: 'send-refresh-balance' } as const] : []),
        ],
      };
    case 'money-moved':
      return state.mode === 'REAL' && state.isReady
        ? { state, effects: [{ type: 'send-refresh-balance' }] }
        : unchanged(state);
    case 'session-ended':
      return state.mode === 'REAL' ? onEnding(state, 'session-ended') : unchanged(state);
    case 'continued-elsewhere':
      return state.mode === 'REAL' ? onEnding(state, 'continued-elsewhere') : unchanged(state);
    default:
      return assertNever(event);
  }
}

/**
 * Resumes after an overlay in the order of requirements/interfaces#game-frame: pause, overlay, close, focus
 * the frame, resume, refresh.
 */
function onOverlayClosed(state: OpenFrame): GameFrameStep {
  const effects: GameFrameEffect[] = [{ type: 'focus-frame' }];
  if (state.pause === 'sent') effects.push({ type: 'send-resume' }, { type: 'send-refresh-balance' });
  return {
    state: { ...state, isOverlayOpen: false, pause: 'none', pendingInterruption: undefined },
    effects,
  };
}

/** Ends after the current round; selecting leave a second time leaves at once. */
function onEnding(state: OpenFrame, ending: NonNullable<OpenFrame['ending']>): GameFrameStep {
  if (state.ending === 'left' && ending === 'left') return finish(state, 'left');
  const step = finishIfIdle({ ...state, ending });
  if (step.state.status !== 'open' || state.ending !== undefined) return step;
  return { state: step.state, effects: [{ type: 'send-stop' }, ...step.effects] };
}

function afterRound(state: OpenFrame): GameFrameStep {
  return state.ending === undefined ? interruptIfIdle(state) : finishIfIdle(state);
}
