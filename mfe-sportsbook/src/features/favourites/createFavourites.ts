import { ignoreError } from '@foyer/kernel';
import type { DeviceStorage, Store } from '@foyer/contract';
import { createStore } from '@foyer/platform';
import { itemOf, keysOf, readKeys, toggleKey, type FavouriteIds, type FavouriteKey } from './favourites.ts';

/** `failed`: those of the player could not be read. */
export interface FavouritesState {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly keys: readonly FavouriteKey[];
}

/** `full`: the player has as many as the api keeps. */
export type FavouriteOutcome = 'saved' | 'failed' | 'full';

type Item = ReturnType<typeof itemOf>;

export interface FavouritesPorts {
  readonly storage: Pick<DeviceStorage, 'sportsFavourites' | 'rememberSportsFavourites'>;
  read(): Promise<FavouriteIds>;
  change(change: {
    readonly add: readonly Item[];
    readonly remove: readonly Item[];
  }): Promise<{ readonly favourites: FavouriteIds; readonly isFull: boolean }>;
}

/** Favourites of the player on the server, or of a visitor on the device. */
export interface Favourites extends Store<FavouritesState> {
  /** Undefined for a visitor. A player who signs in keeps what was added on the device. */
  setPlayer(id: string | undefined): Promise<void>;
  retry(): Promise<void>;
  /** Shown at once, and removed again when it cannot be stored. */
  toggle(key: FavouriteKey): Promise<FavouriteOutcome>;
}

export function createFavourites({ storage, read, change }: FavouritesPorts): Favourites {
  const ofDevice = () => readKeys(storage.sportsFavourites?.() ?? []);
  const store = createStore<FavouritesState>({ status: 'ready', keys: ofDevice() });
  let player: string | undefined;
  /** Added by a visitor who signed in, until the server has them; without consent the device does not store them. */
  let added: readonly FavouriteKey[] = [];
  /** Changes without an answer: the list of an older answer lacks the later ones. */
  let open = 0;
  /** All changes so far: an answer from before a change lacks it. */
  let changes = 0;

  const set = (keys: readonly FavouriteKey[]): void => store.set({ status: 'ready', keys });

  async function load(): Promise<void> {
    const owner = player;
    const before = changes;
    const { keys } = store.current();
    store.set({ status: 'loading', keys });
    try {
      const ids =
        added.length > 0 ? (await change({ add: added.map(itemOf), remove: [] })).favourites : await read();
      if (player !== owner) return;
      if (added.length > 0) storage.rememberSportsFavourites?.([]);
      added = [];
      // the answer to a later change has them too
      if (changes === before) set(keysOf(ids));
    } catch {
      if (player === owner) store.set({ status: 'failed', keys: store.current().keys });
    }
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    async setPlayer(id) {
      if (id === player) return;
      added = player === undefined ? store.current().keys : [];
      player = id;
      if (id === undefined) set(ofDevice());
      else await load();
    },
    retry: load,
    async toggle(key) {
      const owner = player;
      const isAdded = !store.current().keys.includes(key);
      set(toggleKey(store.current().keys, key));
      if (owner === undefined) {
        storage.rememberSportsFavourites?.(store.current().keys);
        return 'saved';
      }
      const items = [itemOf(key)];
      open += 1;
      changes += 1;
      const answer = await change({ add: isAdded ? items : [], remove: isAdded ? [] : items }).catch(
        ignoreError('the star shows it'),
      );
      open -= 1;
      if (player !== owner) return 'saved';
      if (answer && open === 0) set(keysOf(answer.favourites));
      if (!answer && store.current().keys.includes(key) === isAdded)
        set(toggleKey(store.current().keys, key));
      return answer ? (answer.isFull ? 'full' : 'saved') : 'failed';
    },
  };
}
