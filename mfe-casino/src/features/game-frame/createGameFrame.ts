import type { Services, Store } from '@foyer/contract';
import { closeSession, createEffects } from './gameFrame.effects.ts';
import { CLOSED, transition } from './gameFrame.machine.ts';
import type { GameFrameEvent, GameFrameState, Interruption } from './gameFrame.states.ts';
import { listenToOtherTabs } from './otherTabs.ts';
import { watchServices } from './watchServices.ts';

export interface GameFrameOptions {
  readonly services: Services;
  readonly game: { readonly id: string; readonly slug: string; readonly isLiveCasinoGame: boolean };
  /** Where messages arrive. */
  readonly page: Window;
  readonly frame: () => HTMLIFrameElement | null;
  show(interruption: Interruption): void;
  onLeft(): void;
}

export interface GameFrame extends Store<GameFrameState> {
  send(event: GameFrameEvent): void;
  /** The page goes away: everything stops and the session of the game is closed. */
  close(): void;
}

/** The machine with the world around it: the frame, the server, the wallet, overlays, other tabs. */
export function createGameFrame(options: GameFrameOptions): GameFrame {
  const { services } = options;
  const listeners = new Set<() => void>();
  let state: GameFrameState = CLOSED;

  const send = (event: GameFrameEvent): void => {
    const before = state;
    const step = transition(before, event);
    state = step.state;
    if (state.status === 'open' && before.status !== 'open') {
      effects.opened(state);
      if (state.mode === 'REAL') otherTabs.announce(playerId(services) ?? '');
    }
    for (const effect of step.effects) effects.perform(effect, state);
    if (before.status === 'open' && step.state.status !== 'open') effects.closed();
    if (
      before.status !== 'open' &&
      step.state.status === 'open' &&
      services.overlays.current().status === 'open'
    )
      send({ type: 'overlay-opened', reason: 'overlay' });
    if (step.state !== before) for (const listener of [...listeners]) listener();
  };

  const effects = createEffects(options, send);
  const otherTabs = listenToOtherTabs(
    () => playerId(services),
    () => send({ type: 'continued-elsewhere' }),
  );
  const stopWatching = watchServices(services, send);

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    close() {
      stopWatching();
      otherTabs.close();
      listeners.clear();
      if (state.status === 'open') closeSession(services, state.launch.gameSessionId);
      effects.closed();
      effects.dispose();
      // an answer that is still on its way finds nobody waiting and closes its session again
      state = { status: 'closed', attempt: state.attempt };
    },
  };
}

function playerId({ session }: Services): string | undefined {
  const current = session.current();
  return current.status === 'LOGGED_IN' ? current.playerId : undefined;
}
