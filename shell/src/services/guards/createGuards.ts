import { createStore } from '@foyer/platform';
import type { Guard, Guards, GuardStatus } from '@foyer/contract';

/**
 * requirements/states#guards-and-overlays: while any guard is registered, quick deposit cannot be opened
 * and the quick menu is hidden.
 */
export function createGuards(): Guards {
  const store = createStore<readonly Guard[]>([]);
  return {
    current: store.current,
    subscribe: store.subscribe,
    register(id, status: GuardStatus) {
      const guard: Guard = { id, status };
      store.set([...store.current().filter((known) => known.id !== id), guard]);
      // Only the latest registration may remove it: a late clean-up must not lift a guard that was registered
      // again.
      return () => store.set(store.current().filter((known) => known !== guard));
    },
  };
}
