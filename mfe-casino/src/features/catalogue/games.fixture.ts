import type { GameBrowser_gameFragment } from '../game-browser/GameBrowser.generated.ts';
import type { GameDetails_gameFragment } from '../game-details/GameDetails.generated.ts';
import type { GameTile_gameFragment } from '../game-tile/GameTile.generated.ts';

export type AnyGame = { readonly __typename: 'Game' } & GameTile_gameFragment &
  GameDetails_gameFragment &
  GameBrowser_gameFragment;

/** A game with every field that a query requests; unnamed fields have the same values in all tests. */
export function aGame(name: string, change: Partial<AnyGame> = {}): AnyGame {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    __typename: 'Game',
    id: slug,
    slug,
    name,
    kind: 'SLOT',
    isNew: false,
    isLiveCasinoGame: false,
    isDemoAllowed: true,
    isBonusEnabled: false,
    lines: 20,
    ways: null,
    layout: '5x3',
    rtp: { __typename: 'ReturnToPlayer', exact: '96123456789/100000000000', basisPoints: 9_612 },
    volatility: 'MEDIUM',
    hitRateBasisPoints: 2_840,
    maxWinMultiple: 5_000,
    minStake: 20,
    maxStake: 10_000,
    currency: 'EUR',
    features: ['wilds', 'free-spins'],
    categorySlugs: ['sea'],
    releasedAt: '2026-01-15T00:00:00.000Z',
    studio: { __typename: 'GameStudio', id: 'saltmarsh', name: 'Saltmarsh', slug: 'saltmarsh' },
    artwork: {
      __typename: 'GameArtwork',
      portrait: `http://games.test/${slug}/portrait.svg`,
      wide: `http://games.test/${slug}/wide.svg`,
      square: `http://games.test/${slug}/square.svg`,
    },
    ...change,
  };
}

export type AnySlice = ReturnType<typeof aSlice>;

/** A page of a game connection; `from` is the position of its first game in the list of `total`. */
export function aSlice(
  games: readonly AnyGame[],
  { from = 0, total = games.length }: { readonly from?: number; readonly total?: number } = {},
) {
  const edges = games.map((game, index) => ({
    __typename: 'GameListItemEdge' as const,
    cursor: `cursor-${from + index}`,
    node: {
      __typename: 'GameListItem' as const,
      idx: from + index,
      slug: game.slug,
      lookupId: game.id,
      game,
    },
  }));
  const pageInfo = {
    __typename: 'PageInfo' as const,
    hasNextPage: from + games.length < total,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { __typename: 'GameListItemConnection' as const, totalCount: total, pageInfo, edges };
}

/** Numbered games for paging tests. */
export function someGames(count: number, from = 1): AnyGame[] {
  return Array.from({ length: count }, (_, index) => aGame(`Game ${from + index}`));
}

export function personalized<Content extends object>(content: Content) {
  return {
    __typename: 'Query',
    root: { __typename: 'Root', personalized: { __typename: 'Personalized', ...content } },
  } as const;
}

export function aList(slug: string, name: string, games: AnySlice) {
  return { __typename: 'GameList', id: slug, slug, name, games } as const;
}
