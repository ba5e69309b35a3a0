import type * as Types from '@foyer/graphql/main';
import type { CatalogueGame, CatalogueSnapshot, CatalogueStudio } from './catalogue.ts';
import { isNewGame } from './gameLists.ts';
import { isDemoAllowed } from './launchRefusals.ts';
import { textOf } from '../content/texts.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { sliceOf, type Connection, type Page } from '../server/graphql/pagination.ts';

/** Currency and language in which a visitor sees games. */
export interface GameLens {
  readonly context: ApiContext;
  readonly currency: string;
  readonly locale: string;
}

const VOLATILITIES = ['VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;
const ISO_CURRENCY = /^[A-Z]{3}$/;

export function lensOf(context: ApiContext, currencyCode?: string | null, locale?: string | null): GameLens {
  // signed-in players use the currency of the wallet, which is the brand's
  const currency =
    context.identity === undefined && currencyCode && ISO_CURRENCY.test(currencyCode)
      ? currencyCode
      : context.brand.currency;
  return { context, currency, locale: locale ?? context.locale };
}

export function catalogueOf(lens: GameLens): CatalogueSnapshot {
  return lens.context.app.catalogue.current();
}

export function isPlayableIn(lens: GameLens, game: CatalogueGame): boolean {
  return game.stakes[lens.currency] !== undefined;
}

export function viewGame(lens: GameLens, game: CatalogueGame): Types.Game {
  const { context } = lens;
  const stakes = game.stakes[lens.currency] ?? { minimum: 0, maximum: 0 };
  return {
    id: game.id,
    gameId: game.id,
    slug: game.slug,
    name: game.name,
    kind: game.kind,
    studio: viewStudio(
      lens,
      catalogueOf(lens).studioById.get(game.studioId) ?? {
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
    currency: lens.currency,
    features: [...game.features],
    categorySlugs: [...game.categories],
    isBonusEnabled: game.isBonusEnabled,
    isJackpotGame: game.features.includes('jackpot'),
    isNew: isNewGame(game, context.app.clock()),
    releasedAt: `${game.releasedOn}T00:00:00.000Z`,
    isDemoAllowed: isDemoAllowed(context.brand.id, game, context.identity !== undefined),
  };
}

export function viewStudio(lens: GameLens, studio: CatalogueStudio): Types.GameStudio {
  return {
    id: studio.id,
    name: studio.name,
    slug: studio.slug,
    imageUrl: studio.imageUrl ?? null,
    raffleSpotlightImage: null,
    gameCount: (catalogueOf(lens).gamesOfStudio.get(studio.id) ?? []).filter((game) =>
      isPlayableIn(lens, game),
    ).length,
  };
}

export interface CategoryParent extends Omit<Types.GameCategory, 'games'> {
  readonly lens: GameLens;
}

export function viewCategory(lens: GameLens, slug: string): CategoryParent | null {
  const games = (catalogueOf(lens).gamesOfCategory.get(slug) ?? []).filter((game) =>
    isPlayableIn(lens, game),
  );
  if (games.length === 0) return null;
  return {
    id: slug,
    slug,
    name: textOf(`category.${slug}`, lens.locale) ?? titleOf(slug),
    gameCount: games.length,
    lens,
  };
}

/** A theme without a translation still needs a readable name. */
function titleOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}

export function viewGames(
  lens: GameLens,
  games: readonly CatalogueGame[],
  page: Page & { readonly lastShownGameId?: string | null },
  fallbackSize: number,
): Connection<Types.GameListItem> {
  const playable = games.filter((game) => isPlayableIn(lens, game));
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
    game: viewGame(lens, game),
  }));
}
