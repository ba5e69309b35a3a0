import type * as Types from '@foyer/graphql/main';
import type { Clock, Pool } from '@foyer/runtime';
import * as v from 'valibot';
import type { ApiContext, SignedIn } from '../../server/graphql/context.ts';
import { failure } from '../../server/graphql/failure.ts';
import { changeFavourites, MAX_FAVOURITES, readFavourites, type Favourite } from './favourites.ts';

const list = v.pipe(
  v.array(
    v.object({
      kind: v.picklist(['COMPETITION', 'EVENT']),
      id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
    }),
  ),
  v.maxLength(MAX_FAVOURITES),
);
const changeSchema = v.object({ add: list, remove: list });

export interface FavouriteResolverDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Favourites of the sportsbook. The player comes from the access token only. */
export function createFavouriteResolvers({ pool, clock }: FavouriteResolverDeps) {
  return {
    Viewer: {
      async sportsFavourites({ player }: SignedIn): Promise<Types.SportsFavourites> {
        return viewFavourites(player.id, await readFavourites(pool, player.id, clock()));
      },
    },
    Mutation: {
      async changeSportsFavourites(
        _: unknown,
        { input }: Types.MutationchangeSportsFavouritesArgs,
        context: ApiContext,
      ): Promise<Types.ChangeSportsFavouritesResult> {
        const { player } = await context.signedIn();
        const read = v.safeParse(changeSchema, input);
        if (!read.success)
          throw failure('ValidationFailure', { reasons: ['FieldInvalid'], keys: ['add', 'remove'] });
        const { favourites, isFull } = await changeFavourites(pool, player.id, read.output, clock());
        return { favourites: viewFavourites(player.id, favourites), isFull };
      },
    },
  };
}

function viewFavourites(playerId: string, favourites: readonly Favourite[]): Types.SportsFavourites {
  const idsOf = (kind: Favourite['kind']) =>
    favourites.filter((favourite) => favourite.kind === kind).map(({ id }) => id);
  return { id: playerId, competitions: idsOf('COMPETITION'), events: idsOf('EVENT') };
}
