import { createSearchIndex, searchGames, type SearchIndex } from '@foyer/kernel/search-games';
import type { CatalogueGame, CatalogueSnapshot } from './catalogue.ts';

/** A snapshot never changes, so its index is built once. */
const indexes = new WeakMap<CatalogueSnapshot, SearchIndex<CatalogueGame>>();

/** Games of the catalogue that match the query, best match first, then the most popular. */
export function searchCatalogue(catalogue: CatalogueSnapshot, query: string): readonly CatalogueGame[] {
  const index = indexes.get(catalogue) ?? indexOf(catalogue);
  indexes.set(catalogue, index);
  return searchGames(index, query);
}

function indexOf({ games, studioById }: CatalogueSnapshot): SearchIndex<CatalogueGame> {
  return createSearchIndex(games, ({ name, studioId, features, categories, lists }) => ({
    name,
    studio: studioById.get(studioId)?.name ?? '',
    themes: [...features, ...categories, ...lists],
  }));
}
