import { GAME_BUSY_WATCHDOG_MS, GAME_READY_WATCHDOG_MS } from '@foyer/kernel/game-host';
import type { Watchdog } from '../gameFrame.states.ts';

export interface Watchdogs {
  start(of: Watchdog): void;
  stop(of: Watchdog): void;
  stopAll(): void;
}

const WATCHDOG_MS: Readonly<Record<Watchdog, number>> = {
  ready: GAME_READY_WATCHDOG_MS,
  round: GAME_BUSY_WATCHDOG_MS,
};

/** Two timers: the frame is not ready, or a round does not end. */
export function createWatchdogs(onOverdue: (of: Watchdog) => void): Watchdogs {
  const timers = new Map<Watchdog, ReturnType<typeof setTimeout>>();
  const stop = (of: Watchdog): void => clearTimeout(timers.get(of));
  return {
    start(of) {
      stop(of);
      timers.set(
        of,
        setTimeout(() => onOverdue(of), WATCHDOG_MS[of]),
      );
    },
    stop,
    stopAll: () => [...timers.keys()].forEach(stop),
  };
}
