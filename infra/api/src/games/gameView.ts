import type * as Types from '@foyer/graphql/main';
import type { CatalogueGame, CatalogueStudio } from './catalogue.ts';
import { isPlayableIn, type CatalogueView } from './catalogueView.ts';
import { isNewGame } from './gameLists.ts';
import { isDemoAllowed } from './launchRefusals.ts';
import { sliceOf } from '../server/graphql/listSlices.ts';
import type { Connection, Page } from '../server/graphql/pagination.ts';

const VOLATILITIES = ['VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;

export function viewGame(view: CatalogueView, game: CatalogueGame): Types.Game {
  const stakes = game.stakes[view.currency] ?? { minimum: 0, maximum: 0 };
  return {
    id: game.id,
    gameId: game.id,
    slug: game.slug,
    name: game.name,
    kind: game.kind,
    studio: viewStudio(
      view,
      view.catalogue.studioById.get(game.studioId) ?? {
        id: game.studioId,
        slug: game.studioId,
        name: game.studioId,
        imageUrl: undefined,
      },
    ),
    artwork: { ...game.art },
    isLiveCasinoGame: game.kind === 'LIVE',
    rtp: { ...game.rtp },
    volatility: game.volatility === undefined ? null : (VOLATILITIES[game.volatility - 1] ?? null),
    lines: game.lines ?? null,
    ways: game.ways ?? null,
    layout: game.layout ?? null,
    hitRateBasisPoints: game.hitRateBasisPoints ?? null,
    maxWinMultiple: game.topPrizeTimesStake,
    minStake: stakes.minimum,
    maxStake: stakes.maximum,
    currency: view.currency,
    features: [...game.features],
    categorySlugs: [...game.categories],
    isBonusEnabled: game.isBonusEnabled,
    isJackpotGame: game.features.includes('jackpot'),
    isNew: isNewGame(game, view.clock()),
    releasedAt: `${game.releasedOn}T00:00:00.000Z`,
    isDemoAllowed: view.isPlayAllowed && isDemoAllowed(view.brand.id, game, view.isSignedIn),
  };
}

export function viewStudio(view: CatalogueView, studio: CatalogueStudio): Types.GameStudio {
  return {
    id: studio.id,
    name: studio.name,
    slug: studio.slug,
    imageUrl: studio.imageUrl ?? null,
    raffleSpotlightImage: null,
    gameCount: (view.catalogue.gamesOfStudio.get(studio.id) ?? []).filter((game) => isPlayableIn(view, game))
      .length,
  };
}

export interface CategoryParent extends Omit<Types.GameCategory, 'games'> {
  readonly view: CatalogueView;
}

export function viewCategory(view: CatalogueView, slug: string): CategoryParent | null {
  const games = (view.catalogue.gamesOfCategory.get(slug) ?? []).filter((game) => isPlayableIn(view, game));
  if (games.length === 0) return null;
  return {
    id: slug,
    slug,
    name: view.content.textOf(`category.${slug}`, view.locale) ?? titleOf(slug),
    gameCount: games.length,
    view,
  };
}

/** A theme without a translation still needs a readable name. */
function titleOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}

export function viewGames(
  view: CatalogueView,
  games: readonly CatalogueGame[],
  page: Page & { readonly lastShownGameId?: string | null },
  fallbackSize: number,
): Connection<Types.GameListItem> {
  const playable = games.filter((game) => isPlayableIn(view, game));
  const slice = {
    ...page,
    fallbackSize,
    keyOf: (game: CatalogueGame) => game.id,
    lastShownKey: page.lastShownGameId,
  };
  return sliceOf(playable, slice, (game, idx) => ({
    idx,
    slug: game.slug,
    lookupId: game.id,
    game: viewGame(view, game),
  }));
}
