import type { Services } from '@foyer/contract';
import { useServices, useSessionState, useStore } from '@foyer/platform';
import { useEffect } from 'react';
import { createFavourites, type Favourites, type FavouritesState } from './createFavourites.ts';
import { ChangeSportsFavouritesDocument, SportsFavouritesDocument } from './Favourites.generated.ts';

const favourites = new WeakMap<Services['storage'], Favourites>();

/** The favourites of this browser page. */
export function useFavouritesStore(): Favourites {
  const { storage, apollo } = useServices();
  const known = favourites.get(storage) ?? createFavourites({ storage, ...serverOf(apollo) });
  favourites.set(storage, known);
  return known;
}

/** The favourites, of the player who is signed in. */
export function useFavourites(): FavouritesState {
  const store = useFavouritesStore();
  const session = useSessionState();
  const player = session.status === 'LOGGED_IN' ? session.playerId : undefined;
  const isKnown = session.status !== 'LOADING' && session.status !== 'ERROR';
  // synchronises with the session
  useEffect(() => {
    if (isKnown) void store.setPlayer(player);
  }, [store, player, isKnown]);
  return useStore(store);
}

function serverOf(
  apollo: Services['apollo'],
): Pick<Parameters<typeof createFavourites>[0], 'read' | 'change'> {
  return {
    async read() {
      const { data } = await apollo.query({ query: SportsFavouritesDocument, fetchPolicy: 'network-only' });
      const ids = data?.viewer?.sportsFavourites;
      if (!ids) throw new Error('The api did not answer with the favourites.');
      return ids;
    },
    async change(input) {
      const { data } = await apollo.mutate({
        mutation: ChangeSportsFavouritesDocument,
        variables: { input: { add: [...input.add], remove: [...input.remove] } },
      });
      if (!data) throw new Error('The api did not answer with the favourites.');
      return data.changeSportsFavourites;
    },
  };
}
