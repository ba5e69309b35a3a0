import type { Store } from '@foyer/contract';

export interface WritableStore<State> extends Store<State> {
  /** Notifies the listeners only when the value has changed. */
  set(state: State): void;
}

/** An observable value; every service of the shell keeps its state in one. */
export function createStore<State>(initial: State): WritableStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
