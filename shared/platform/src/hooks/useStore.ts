import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from '@foyer/contract';

/** Returns the current value of a store. The component renders again when the value changes. */
export function useStore<State>(store: Store<State>): State {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(subscribe, () => store.current());
}
