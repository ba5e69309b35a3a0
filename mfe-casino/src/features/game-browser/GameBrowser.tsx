import { Text } from '@foyer/i18n';
import { lazyPart, useNavigationState } from '@foyer/platform';
import { Button, Stack } from '@foyer/ui';
import { Suspense, useState } from 'react';
import { hasFilters } from './filterNames.ts';
import { GAME_SLICE_SIZE, STUDIO_FIRST_PAGE } from '@foyer/market/constants';
import { mayLoadByScrolling } from '../game-slices/slices.ts';
import { GameGridSkeleton, GameSlices } from '../game-slices/GameSlices.tsx';
import { useMore } from '../game-slices/useMore.ts';
import { EmptyGames } from '../../components/empty-games/EmptyGames.tsx';
import { SectionError } from '../../components/section-error/SectionError.tsx';
import { messages } from './GameBrowser.messages.ts';
import type { GameSource } from './gameSource.ts';
import { useSourceSlices } from './useSourceSlices.ts';

const FilteredGames = lazyPart(async () => (await import('./FilteredGames.tsx')).FilteredGames);

export interface GameBrowserProps {
  readonly source: GameSource;
}

/**
 * Games of a list, a category or the whole catalogue: loaded page by page, and completely once a filter is
 * active.
 */
export function GameBrowser({ source }: GameBrowserProps) {
  const isFiltered = hasFilters(useNavigationState().search);
  const [isOpen, setOpen] = useState(isFiltered);
  const skeleton = <GameGridSkeleton count={source.kind === 'list' ? GAME_SLICE_SIZE : STUDIO_FIRST_PAGE} />;
  return (
    <Stack gap="large">
      <div>
        <Button tone="secondary" icon="filter" onPress={() => setOpen(!isOpen)}>
          <Text {...(isOpen ? messages.close : messages.filter)} />
        </Button>
      </div>
      {isOpen || isFiltered ? (
        <Suspense fallback={skeleton}>
          <FilteredGames source={source} showsPanel={isOpen} />
        </Suspense>
      ) : (
        <SlicedGames source={source} />
      )}
    </Stack>
  );
}

function SlicedGames({ source }: GameBrowserProps) {
  const { slices, failed, loading, fetchMore, retry } = useSourceSlices(source);
  const { busy, more } = useMore(fetchMore);
  if (failed) return <SectionError busy={loading} onRetry={retry} />;
  if (slices === undefined)
    return <GameGridSkeleton count={source.kind === 'list' ? GAME_SLICE_SIZE : STUDIO_FIRST_PAGE} />;
  if (slices.edges.length === 0) return <EmptyGames scope={source.kind === 'all' ? 'catalogue' : 'page'} />;
  const byScrolling =
    source.kind === 'list' &&
    mayLoadByScrolling({ loaded: slices.edges.length, hasNextPage: slices.pageInfo.hasNextPage });
  return <GameSlices slices={slices} busy={busy} byScrolling={byScrolling} onMore={more} />;
}
