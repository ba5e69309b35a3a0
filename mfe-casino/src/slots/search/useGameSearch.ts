import { skipToken, useQuery } from '@apollo/client/react';
import { useServices } from '@foyer/platform';
import { useMemo } from 'react';
import { useCatalogue } from '../../features/game-browser/useCatalogue.ts';
import type { GameBrowser_gameFragment } from '../../features/game-browser/GameBrowser.generated.ts';
import { contentVariables } from '../../features/catalogue/contentVariables.ts';
import { createSearchIndex, searchGames, type SearchTexts } from '@foyer/kernel/search-games';
import { SearchGamesDocument } from './GameSearch.generated.ts';
import { useDebounced } from './adapters/useDebounced.ts';

export interface GameSearch {
  readonly games: readonly GameBrowser_gameFragment[];
  /** True until the first results arrive. */
  readonly isSearching: boolean;
  /** True if the server could not be reached, so that only the browser's results are shown. */
  readonly isLocalOnly: boolean;
}

const RESULTS = 20;
const SERVER_FROM = 2;
const TYPING_PAUSE_MS = 250;

/** Searches the loaded games with each keystroke; the server's results are added once typing pauses. */
export function useGameSearch(query: string): GameSearch {
  const services = useServices();
  const catalogue = useCatalogue({ kind: 'all' });
  const index = useMemo(() => createSearchIndex(catalogue.games ?? [], textsOf), [catalogue.games]);
  const debouncedQuery = useDebounced(query.trim(), TYPING_PAUSE_MS);
  const server = useQuery(
    SearchGamesDocument,
    debouncedQuery.length < SERVER_FROM
      ? skipToken
      : { variables: { ...contentVariables(services), query: debouncedQuery, first: RESULTS } },
  );

  const local = searchGames(index, query).slice(0, RESULTS);
  const isAnswerToThis = debouncedQuery === query.trim();
  const remote = isAnswerToThis
    ? (server.data?.root.personalized.searchGames.edges ?? []).map((edge) => edge.node.game)
    : [];
  const known = new Set(local.map((game) => game.id));
  return {
    games: [...local, ...remote.filter((game) => !known.has(game.id))].slice(0, RESULTS),
    isSearching: query.trim() !== '' && (catalogue.games === undefined || !isAnswerToThis || server.loading),
    isLocalOnly: server.error !== undefined,
  };
}

function textsOf({ name, studio, features, categorySlugs }: GameBrowser_gameFragment): SearchTexts {
  return { name, studio: studio.name, themes: [...features, ...categorySlugs] };
}
