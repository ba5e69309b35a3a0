/** A game of the provider's catalogue after validation. */
export interface CatalogueGame {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly studioId: string;
  readonly kind: GameKind;
  readonly lists: readonly string[];
  readonly categories: readonly string[];
  readonly rtp: { readonly exact: string; readonly basisPoints: number };
  readonly volatility: 1 | 2 | 3 | 4 | 5 | undefined;
  readonly hitRateBasisPoints: number | undefined;
  readonly topPrizeTimesStake: number;
  readonly lines: number | undefined;
  readonly ways: number | undefined;
  readonly layout: string | undefined;
  readonly features: readonly string[];
  /**
   * Minimum and maximum stake by currency in minor units; a game cannot be played in a missing currency.
   */
  readonly stakes: Readonly<Record<string, { readonly minimum: number; readonly maximum: number }>>;
  /** ISO date. */
  readonly releasedOn: string;
  readonly popularity: number;
  readonly hasDemo: boolean;
  readonly isBonusEnabled: boolean;
  /** Devices that the game supports; absent for a game that supports all. */
  readonly devices?: readonly Device[] | undefined;
  readonly art: { readonly portrait: string; readonly wide: string; readonly square: string };
}

/** Device enumeration of the API (requirements/entities#device). */
export type Device = 'Desktop' | 'Mobile';

export type GameKind = 'SLOT' | 'ROULETTE' | 'BLACKJACK' | 'TABLE' | 'LIVE' | 'INSTANT';

export interface CatalogueStudio {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string | undefined;
}

export interface ProviderCatalogue {
  readonly provider: string;
  readonly version: string;
  readonly studios: readonly CatalogueStudio[];
  readonly games: readonly CatalogueGame[];
}

/** Catalogue for resolvers: immutable, replaced as a whole. */
export interface CatalogueSnapshot {
  readonly games: readonly CatalogueGame[];
  readonly studios: readonly CatalogueStudio[];
  readonly gameById: ReadonlyMap<string, CatalogueGame>;
  readonly gameBySlug: ReadonlyMap<string, CatalogueGame>;
  readonly studioById: ReadonlyMap<string, CatalogueStudio>;
  readonly studioBySlug: ReadonlyMap<string, CatalogueStudio>;
  readonly gamesOfStudio: ReadonlyMap<string, readonly CatalogueGame[]>;
  readonly gamesOfCategory: ReadonlyMap<string, readonly CatalogueGame[]>;
  /** Names of withdrawn games, for play histories. */
  readonly withdrawnNames: ReadonlyMap<string, string>;
}

/** `games` must be in order of popularity; every list keeps that order. */
export function snapshotOf(
  studios: readonly CatalogueStudio[],
  games: readonly CatalogueGame[],
  withdrawnNames: ReadonlyMap<string, string>,
): CatalogueSnapshot {
  const categories = new Set(games.flatMap((game) => game.categories));
  return {
    games,
    studios: studios.filter((studio) => games.some((game) => game.studioId === studio.id)),
    gameById: new Map(games.map((game) => [game.id, game])),
    gameBySlug: new Map(games.map((game) => [game.slug, game])),
    studioById: new Map(studios.map((studio) => [studio.id, studio])),
    studioBySlug: new Map(studios.map((studio) => [studio.slug, studio])),
    gamesOfStudio: new Map(
      studios.map((studio) => [studio.id, games.filter((game) => game.studioId === studio.id)]),
    ),
    gamesOfCategory: new Map(
      [...categories].sort().map((slug) => [slug, games.filter((game) => game.categories.includes(slug))]),
    ),
    withdrawnNames,
  };
}
