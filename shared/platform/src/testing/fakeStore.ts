import type { Store } from '@foyer/contract';

export interface FakeStore<State> extends Store<State> {
  set(state: State): void;
}

/** A store whose state the test sets. */
export function fakeStore<State>(initial: State): FakeStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
