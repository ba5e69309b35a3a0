import type { Routes } from '../server/http/route.ts';
import type { CatalogueStore } from './catalogueStore.ts';
import { GAME_LIST_SLUGS } from './gameLists.ts';

/** Internal routes of the game catalogue. */
export function createCatalogueRoutes({
  catalogue,
}: {
  readonly catalogue: Pick<CatalogueStore, 'current'>;
}): Routes {
  return {
    /** Slugs of all pages of the catalogue; the edge answers 404 for others (ADR 0253). */
    'GET /internal/catalogue/slugs'() {
      const { games, studios, gamesOfCategory } = catalogue.current();
      return Promise.resolve({
        status: 200,
        body: {
          game: games.map(({ slug }) => slug),
          'game-studio': studios.map(({ slug }) => slug),
          'game-category': [...gamesOfCategory.keys()],
          'game-list': GAME_LIST_SLUGS,
        },
      });
    },
  };
}
