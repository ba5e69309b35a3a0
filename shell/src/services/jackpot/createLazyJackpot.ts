import { createStore } from '@foyer/platform';
import type { Jackpot, JackpotState } from '@foyer/contract';

export interface LazyJackpot extends Jackpot {
  /** Loads the service, which then connects for a player who has opted in. */
  start(): void;
}

/** A lazy jackpot: its code loads after the first content of a player, or with a page that follows it. */
export function createLazyJackpot(load: () => Promise<Jackpot>): LazyJackpot {
  const store = createStore<JackpotState | undefined>(undefined);
  let loading: Promise<Jackpot> | undefined;
  const start = (): Promise<Jackpot> =>
    (loading ??= load().then((jackpot) => {
      const update = (): void => store.set(jackpot.current());
      jackpot.subscribe(update);
      update();
      return jackpot;
    }));
  return {
    current: store.current,
    subscribe: store.subscribe,
    start: () => void start(),
    follow() {
      const stop = start().then((jackpot) => jackpot.follow());
      return () => void stop.then((end) => end());
    },
    send: (action) => void start().then((jackpot) => jackpot.send(action)),
  };
}
