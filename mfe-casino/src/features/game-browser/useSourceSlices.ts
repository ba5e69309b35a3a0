import { skipToken, useQuery } from '@apollo/client/react';
import type { Services } from '@foyer/contract';
import { useServices } from '@foyer/platform';
import { contentVariables } from '../catalogue/contentVariables.ts';
import { GAME_SLICE_SIZE, STUDIO_FIRST_PAGE, STUDIO_NEXT_PAGE } from '@foyer/market/constants';
import { ListOfGamesSliceDocument } from '../list-row/ListOfGamesSlice.generated.ts';
import { GamesSliceDocument } from '../game-slices/GamesSlice.generated.ts';
import type { GameTile_sliceFragment } from '../game-tile/GameTile.generated.ts';
import type { GameSource } from './gameSource.ts';

export interface SourceSlices {
  readonly slices: GameTile_sliceFragment | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  fetchMore(): Promise<unknown>;
  retry(): void;
}

function listVariables(services: Services, slug: string) {
  return { ...contentVariables(services), listOfGamesSlug: slug, first: GAME_SLICE_SIZE };
}

function gamesVariables(services: Services, categorySlug: string | null) {
  return { ...contentVariables(services), categorySlug, first: STUDIO_FIRST_PAGE };
}

/** Preloads the queries of {@link useSourceSlices}. */
export function preloadSource(services: Services, source: GameSource): Promise<unknown> {
  if (source.kind === 'list')
    return services.apollo.query({
      query: ListOfGamesSliceDocument,
      variables: listVariables(services, source.slug),
    });
  return services.apollo.query({
    query: GamesSliceDocument,
    variables: gamesVariables(services, categoryOf(source)),
  });
}

/**
 * Loads lists in pages of ten (requirements/screens#games); categories and the catalogue like a studio: 20,
 * then 30.
 */
export function useSourceSlices(source: GameSource): SourceSlices {
  const services = useServices();
  const isList = source.kind === 'list';
  const list = useQuery(
    ListOfGamesSliceDocument,
    isList ? { variables: listVariables(services, source.slug) } : skipToken,
  );
  const games = useQuery(
    GamesSliceDocument,
    isList ? skipToken : { variables: gamesVariables(services, categoryOf(source)) },
  );
  const { error, loading } = isList ? list : games;
  const slices = isList
    ? list.data?.root.personalized.listOfGames?.games
    : games.data?.root.personalized.games;
  const after = slices?.pageInfo.endCursor ?? null;
  return {
    slices,
    failed: error !== undefined && slices === undefined,
    loading,
    fetchMore: () =>
      isList
        ? list.fetchMore({
            variables: {
              after,
              first: GAME_SLICE_SIZE,
              lastShownGameId: slices?.edges.at(-1)?.node.lookupId ?? null,
            },
          })
        : games.fetchMore({ variables: { after, first: STUDIO_NEXT_PAGE } }),
    retry: () => void (isList ? list : games).refetch(),
  };
}

function categoryOf(source: GameSource): string | null {
  return source.kind === 'category' ? source.slug : null;
}
