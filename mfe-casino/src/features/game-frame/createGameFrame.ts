import type { Services, Store } from '@foyer/contract';
import { runMachine } from '@foyer/platform';
import { closeSession, createEffects, type GameFrameOptions } from './gameFrame.effects.ts';
import { CLOSED, transition } from './gameFrame.machine.ts';
import type { GameFrameEffect, GameFrameEvent, GameFrameState } from './gameFrame.states.ts';
import { listenToOtherTabs } from './otherTabs.ts';
import { watchServices } from './watchServices.ts';

export interface GameFrame extends Store<GameFrameState> {
  send(event: GameFrameEvent): void;
  /** Called when the page closes: stops everything and closes the session of the game. */
  close(): void;
}

interface PageClosed {
  readonly type: 'page-closed';
}

/** Connects the game's state machine to the frame, the server, the wallet, overlays and other tabs. */
export function createGameFrame(options: GameFrameOptions): GameFrame {
  const { services } = options;
  const machine = runMachine<GameFrameState, GameFrameEvent | PageClosed, GameFrameEffect>({
    initial: CLOSED,
    transition: (state, event) =>
      event.type === 'page-closed'
        ? { state: { status: 'closed', attempt: state.attempt }, effects: [] }
        : transition(state, event),
    perform: (effect, _send, state) => effects.perform(effect, state),
    onChange(state, before) {
      if (state.status !== 'open' || before.status === 'open') return;
      effects.opened(state);
      if (state.mode === 'REAL') otherTabs.announce(playerId(services) ?? '');
    },
    onPerformed(state, before) {
      if (roundOf(before) !== undefined && roundOf(state) === undefined) effects.roundEnded();
      if (before.status === 'open' && state.status !== 'open') effects.closed();
      if (
        before.status !== 'open' &&
        state.status === 'open' &&
        services.overlays.current().status === 'open'
      )
        send({ type: 'overlay-opened', reason: 'overlay' });
    },
  });
  const { send } = machine;

  const effects = createEffects(options, send);
  const otherTabs = listenToOtherTabs(
    () => playerId(services),
    () => send({ type: 'continued-elsewhere' }),
  );
  const stopWatching = watchServices(services, send);

  return {
    ...machine,
    close() {
      stopWatching();
      otherTabs.close();
      const state = machine.current();
      if (state.status === 'open') closeSession(services, state.launch.gameSessionId);
      // the machine keeps running: a launch response that arrives later closes its session
      send({ type: 'page-closed' });
      effects.closed();
      effects.dispose();
    },
  };
}

function roundOf(state: GameFrameState): string | undefined {
  return state.status === 'open' ? state.roundId : undefined;
}

function playerId({ session }: Services): string | undefined {
  const current = session.current();
  return current.status === 'LOGGED_IN' ? current.playerId : undefined;
}
