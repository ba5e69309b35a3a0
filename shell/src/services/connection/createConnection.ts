import { createStore } from '@foyer/platform';
import type { ConnectionState, Store } from '@foyer/contract';

export interface Connection extends Store<ConnectionState> {
  socketChanged(state: 'connected' | 'reconnecting'): void;
}

/** Shorter interruptions, in ms, are not reported. */
const NOTICEABLE_MS = 2_000;

/** The state of the server connection, for banners and stale marks. */
export function createConnection(
  target: Pick<Window, 'addEventListener'> = window,
  isOnline: () => boolean = () => navigator.onLine,
): Connection {
  let isSocketUp = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (): ConnectionState => {
    if (!isOnline()) return 'offline';
    return isSocketUp ? 'online' : 'reconnecting';
  };
  const store = createStore<ConnectionState>(read());
  const update = (): void => store.set(read());
  target.addEventListener('online', update);
  target.addEventListener('offline', update);

  return {
    current: store.current,
    subscribe: store.subscribe,
    socketChanged(state) {
      clearTimeout(timer);
      isSocketUp = state === 'connected';
      if (isSocketUp) update();
      else timer = setTimeout(update, NOTICEABLE_MS);
    },
  };
}
