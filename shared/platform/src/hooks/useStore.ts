import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from '@foyer/contract';

/** The present value of a store, again whenever it changes. */
export function useStore<State>(store: Store<State>): State {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(subscribe, () => store.current());
}
