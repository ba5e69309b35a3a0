import { assertNever } from '@foyer/kernel';
import type { GameMessage } from '@foyer/kernel/game-host';
import type { GameFrameEffect, GameFrameStep, OpenFrame } from './gameFrame.states.ts';
import { fail, finish, finishIfIdle, interruptIfIdle, unchanged, requestInterruption } from './openFrame.ts';

/** Handles a checked message of the running frame. */
export function onMessage(state: OpenFrame, message: GameMessage): GameFrameStep {
  switch (message.type) {
    case 'hello':
      return onHello(state);
    case 'ready':
      return onReady(state);
    case 'busy':
      return onBusy(state, message.roundId);
    case 'idle':
      return onIdle(state);
    case 'roundResult':
      return onRoundResult(state, message);
    case 'openCashier':
      // play money cannot be bought
      return state.mode === 'REAL' ? requestInterruption(state, 'cashier') : unchanged(state);
    case 'openHelp':
      return requestInterruption(state, 'help');
    case 'openHistory':
      return state.mode === 'REAL' ? requestInterruption(state, 'history') : unchanged(state);
    case 'openRules':
      return requestInterruption(state, 'rules');
    case 'exit':
      return state.roundId === undefined
        ? finish(state, 'left')
        : unchanged({ ...state, ending: state.ending ?? 'left' });
    case 'fatal':
      return fail(state, message.code);
    case 'balance':
      // the page shows the balance from the wallet stream, not the game's
      return unchanged(state);
    default:
      return assertNever(message);
  }
}

/**
 * A repeated hello means that the frame has restarted: it is initialised again and must become ready again.
 */
function onHello(state: OpenFrame): GameFrameStep {
  const effects: GameFrameEffect[] = [{ type: 'send-init' }];
  if (!state.isReady) return { state, effects };
  effects.push({ type: 'stop-watchdog', of: 'round' }, { type: 'start-watchdog', of: 'ready' });
  return {
    state: {
      ...state,
      isReady: false,
      roundId: undefined,
      isRoundOverdue: false,
      pause: state.isOverlayOpen ? 'pending' : 'none',
    },
    effects,
  };
}

function onReady(state: OpenFrame): GameFrameStep {
  if (state.isReady) return unchanged(state);
  const ready = interruptIfIdle({ ...state, isReady: true });
  const effects: GameFrameEffect[] = [{ type: 'stop-watchdog', of: 'ready' }];
  if (!state.isOverlayOpen) effects.push({ type: 'focus-frame' });
  return { state: ready.state, effects: [...effects, ...ready.effects] };
}

function onBusy(state: OpenFrame, roundId: string): GameFrameStep {
  if (!state.isReady || state.roundId === roundId) return unchanged(state);
  const effects: GameFrameEffect[] = [{ type: 'start-watchdog', of: 'round' }];
  if (state.mode === 'REAL') effects.push({ type: 'announce-round-started', roundId });
  return { state: { ...state, roundId, isRoundOverdue: false }, effects };
}

function onIdle(state: OpenFrame): GameFrameStep {
  const idle: OpenFrame = { ...state, roundId: undefined, isRoundOverdue: false };
  const next = idle.ending === undefined ? interruptIfIdle(idle) : finishIfIdle(idle);
  return { state: next.state, effects: [{ type: 'stop-watchdog', of: 'round' }, ...next.effects] };
}

function onRoundResult(
  state: OpenFrame,
  message: Extract<GameMessage, { type: 'roundResult' }>,
): GameFrameStep {
  if (message.roundId !== state.roundId || message.ccy !== state.launch.currency) return unchanged(state);
  const netMinor = state.netMinor + message.return - message.stake;
  if (!Number.isSafeInteger(netMinor)) return unchanged(state);
  const effects: GameFrameEffect[] = [];
  if (state.mode === 'REAL') {
    effects.push(
      {
        type: 'announce-round-finished',
        stakeMinor: message.stake,
        returnMinor: message.return,
        currency: message.ccy,
      },
      { type: 'refresh-wallet' },
    );
  }
  if (state.launch.jurisdiction.showNetPosition) effects.push({ type: 'send-net-position', minor: netMinor });
  return { state: { ...state, netMinor }, effects };
}
