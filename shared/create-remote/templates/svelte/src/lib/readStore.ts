import type { Store } from '@foyer/contract';
import { readable, type Readable } from 'svelte/store';

/** A store of the shell as a store of Svelte, which calls a subscriber at once. */
export function readStore<State>(store: Store<State>): Readable<State> {
  return readable(store.current(), (set) => {
    set(store.current());
    return store.subscribe(() => set(store.current()));
  });
}
