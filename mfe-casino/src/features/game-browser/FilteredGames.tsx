import { Text, useText } from '@foyer/i18n';
import { Button, EmptyState, GameGrid, Paragraph, Stack } from '@foyer/ui';
import { useDeferredValue } from 'react';
import { applyFilters, NO_FILTERS } from './gameFilters.ts';
import { GameGridSkeleton, GridHeading } from '../game-slices/GameSlices.tsx';
import { GameCard } from '../game-tile/GameCard.tsx';
import { GameLinks } from '../game-tile/GameLinks.tsx';
import { SectionError } from '../../components/section-error/SectionError.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { messages } from './GameBrowser.messages.ts';
import type { GameSource } from './gameSource.ts';
import { useCatalogue } from './useCatalogue.ts';
import { useFilterAddress } from './useFilterAddress.ts';

export interface FilteredGamesProps {
  readonly source: GameSource;
  readonly showsPanel: boolean;
}

const SKELETON_TILES = 20;

/** All games of the source that pass the filters. */
export function FilteredGames({ source, showsPanel }: FilteredGamesProps) {
  const text = useText();
  const [filters, onChange] = useFilterAddress();
  const { games, failed, loading, retry } = useCatalogue(source);
  const deferredFilters = useDeferredValue(filters);
  if (failed) return <SectionError busy={loading} onRetry={retry} />;
  if (games === undefined) return <GameGridSkeleton count={SKELETON_TILES} />;
  const found = applyFilters(games, deferredFilters);
  const clear = (
    <Button tone="secondary" onPress={() => onChange(NO_FILTERS)}>
      <Text {...messages.clear} />
    </Button>
  );
  return (
    <Stack gap="large">
      {showsPanel && <FilterPanel games={games} filters={filters} onChange={onChange} />}
      <div role="status">
        <Paragraph size="small" tone="muted">
          <Text {...messages.found} values={{ count: found.length }} />
        </Paragraph>
      </div>
      {found.length === 0 ? (
        <EmptyState icon="filter" title={text(messages.none)} action={clear}>
          {text(messages.noneText)}
        </EmptyState>
      ) : (
        <GameLinks>
          <GridHeading />
          <GameGrid>
            {found.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </GameGrid>
        </GameLinks>
      )}
    </Stack>
  );
}
