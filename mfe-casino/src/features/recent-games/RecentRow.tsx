import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import { useText } from '@foyer/i18n';
import { Carousel, CarouselSkeleton } from '@foyer/ui';
import { GameCard } from '../game-tile/GameCard.tsx';
import { messages } from './RecentGames.messages.ts';
import { useRecentGames } from './useRecentGames.ts';
import { useRecentGamesSync } from './useRecentGamesSync.ts';

/** Up to five recent games; nothing if there are none. */
export function RecentRow() {
  const text = useText();
  const { games, isLoading } = useRecentGames(MAX_RECENTLY_PLAYED);
  useRecentGamesSync();
  if (isLoading && games.length === 0) return <CarouselSkeleton item="wide" count={MAX_RECENTLY_PLAYED} />;
  if (games.length === 0) return null;
  return (
    <Carousel title={text(messages.title)} item="wide">
      {games.map((game) => (
        <GameCard key={game.id} game={game} ratio="wide" />
      ))}
    </Carousel>
  );
}
