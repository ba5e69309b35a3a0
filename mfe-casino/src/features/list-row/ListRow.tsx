import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Carousel, type TileRatio } from '@foyer/ui';
import { useRef } from 'react';
import { contentVariables } from '../catalogue/contentVariables.ts';
import { GAME_SLICE_SIZE } from '@foyer/market/constants';
import { mayLoadByScrolling } from '../game-slices/slices.ts';
import { GameCard } from '../game-tile/GameCard.tsx';
import type { GameTile_sliceFragment } from '../game-tile/GameTile.generated.ts';
import { ListOfGamesSliceDocument } from './ListOfGamesSlice.generated.ts';
import { messages } from './ListRow.messages.ts';
import { SeeAllTile } from './SeeAllTile.tsx';
import { useGamesPerRow } from './useGamesPerRow.ts';

export interface ListRowProps {
  readonly list: { readonly name: string; readonly slug: string; readonly games: GameTile_sliceFragment };
  readonly ratio?: TileRatio;
  /** True if the artwork is on the first screen and loads at once. */
  readonly eager?: boolean;
}

const FIRST_SCREEN_TILES = 8;

/** A list of games as a row: loads more as the player scrolls and ends with a link to all games. */
export function ListRow({ list, ratio = 'portrait', eager = false }: ListRowProps) {
  const text = useText();
  const { locale, market } = useServices();
  // Between the columns of layout2 a row is narrower than its window.
  const maximum = useGamesPerRow(market.brand.layout === 'layout2' ? 'small' : 'default');
  const loadMore = useNextSlice(list, maximum);
  const href = hrefTo(locale, 'game-list', { slug: list.slug });
  const games = list.games.edges.slice(0, maximum).map((edge) => edge.node);
  const tiles = games.map((item, index) => (
    <GameCard
      key={item.lookupId}
      game={item.game}
      ratio={ratio}
      eager={eager && index < FIRST_SCREEN_TILES}
    />
  ));
  const isWhole = list.games.totalCount <= games.length;
  const seeAll = (
    <SeeAllTile key="all" href={href} ratio={ratio} list={list.name} count={list.games.totalCount} />
  );
  return (
    <Carousel
      title={list.name}
      action={{ label: text(messages.all), href }}
      item={ratio}
      onNearEnd={loadMore}
    >
      {isWhole ? tiles : [...tiles, seeAll]}
    </Carousel>
  );
}

/** The cache appends the page, and the row reads from the cache. */
function useNextSlice(list: ListRowProps['list'], maximum: number): () => void {
  const services = useServices();
  const isLoading = useRef(false);
  return () => {
    const { edges, pageInfo } = list.games;
    const isWanted =
      mayLoadByScrolling({ loaded: edges.length, hasNextPage: pageInfo.hasNextPage }) &&
      edges.length < maximum;
    if (!isWanted || isLoading.current) return;
    isLoading.current = true;
    services.apollo
      .query({
        query: ListOfGamesSliceDocument,
        variables: {
          ...contentVariables(services),
          listOfGamesSlug: list.slug,
          first: GAME_SLICE_SIZE,
          after: pageInfo.endCursor,
          lastShownGameId: edges.at(-1)?.node.lookupId ?? null,
        },
        fetchPolicy: 'network-only',
      })
      // the row is unchanged and "See all" still works; scrolling again retries
      .catch((error: unknown) => services.telemetry.failed('casino.list-row', error))
      .finally(() => {
        isLoading.current = false;
      });
  };
}
