import { skipToken, useQuery } from '@apollo/client/react';
import { useServices } from '@foyer/platform';
import { useEffect } from 'react';
import { contentVariables } from '../catalogue/contentVariables.ts';
import {
  CatalogueGamesDocument,
  ListCatalogueDocument,
  type GameBrowser_gameFragment,
} from './GameBrowser.generated.ts';
import type { GameSource } from './gameSource.ts';

const PAGE_SIZE = 100;
/** Above this number of games the server searches. */
const MAX_GAMES = 1_000;

export interface Catalogue {
  /** Undefined until the first page has loaded. */
  readonly games: readonly GameBrowser_gameFragment[] | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  retry(): void;
}

/**
 * All games of a source with the fields that filters and search need. Loads page after page until none is
 * left.
 */
export function useCatalogue(source: GameSource): Catalogue {
  const services = useServices();
  const isList = source.kind === 'list';
  const variables = { ...contentVariables(services), first: PAGE_SIZE };
  const list = useQuery(
    ListCatalogueDocument,
    isList ? { variables: { ...variables, listOfGamesSlug: source.slug } } : skipToken,
  );
  const all = useQuery(
    CatalogueGamesDocument,
    isList
      ? skipToken
      : { variables: { ...variables, categorySlug: source.kind === 'category' ? source.slug : null } },
  );
  const connection = isList
    ? list.data?.root.personalized.listOfGames?.games
    : all.data?.root.personalized.games;
  const { error, loading, fetchMore } = isList ? list : all;
  const after = connection?.pageInfo.endCursor ?? null;
  const hasMore =
    connection !== undefined &&
    connection.pageInfo.hasNextPage &&
    connection.edges.length < MAX_GAMES &&
    error === undefined;

  useEffect(() => {
    if (!hasMore || loading) return;
    fetchMore({ variables: { after, first: PAGE_SIZE } }).catch((failure: unknown) =>
      services.telemetry.failed('casino.catalogue', failure),
    );
  }, [hasMore, loading, after, fetchMore, services]);

  return {
    games: connection?.edges.map((edge) => edge.node.game),
    failed: error !== undefined && connection === undefined,
    loading,
    retry: () => void (isList ? list : all).refetch(),
  };
}
