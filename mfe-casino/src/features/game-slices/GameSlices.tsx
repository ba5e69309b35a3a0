import { Text } from '@foyer/i18n';
import { Button, GameGrid, GameTileSkeleton, Heading, Paragraph, Stack, VisuallyHidden } from '@foyer/ui';
import { GameCard } from '../game-tile/GameCard.tsx';
import { GameLinks } from '../game-tile/GameLinks.tsx';
import type { GameTile_sliceFragment } from '../game-tile/GameTile.generated.ts';
import { messages } from './GameSlices.messages.ts';
import { useScrollEnd } from './useScrollEnd.ts';

export interface GameSlicesProps {
  readonly slices: GameTile_sliceFragment;
  readonly busy: boolean;
  /** True if scrolling loads more pages; otherwise a button does. */
  readonly byScrolling: boolean;
  onMore(): void;
}

const FIRST_SCREEN_TILES = 6;

/** A grid of games that loads page by page. */
export function GameSlices({ slices, busy, byScrolling, onMore }: GameSlicesProps) {
  const { edges, totalCount, pageInfo } = slices;
  const end = useScrollEnd(byScrolling && pageInfo.hasNextPage && !busy, onMore);
  return (
    <Stack gap="large">
      <GridHeading />
      <GameLinks>
        <GameGrid>
          {edges.map(({ node }, index) => (
            <GameCard key={node.lookupId} game={node.game} eager={index < FIRST_SCREEN_TILES} />
          ))}
        </GameGrid>
      </GameLinks>
      <div ref={end} />
      <Stack gap="small" align="center">
        <div role="status">
          <Paragraph size="small" tone="muted">
            <Text {...messages.shown} values={{ shown: edges.length, total: totalCount }} />
          </Paragraph>
        </div>
        {pageInfo.hasNextPage && (
          <Button tone="secondary" busy={busy} onPress={onMore}>
            <Text {...messages.more} />
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** Heading between the page title and the game names, for heading navigation. */
export function GridHeading() {
  return (
    <VisuallyHidden>
      <Heading level={2}>
        <Text {...messages.heading} />
      </Heading>
    </VisuallyHidden>
  );
}

/** Placeholder of a grid that is loading. */
export function GameGridSkeleton({ count }: { readonly count: number }) {
  return (
    <GameGrid>
      {Array.from({ length: count }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </GameGrid>
  );
}
