import { RECENTLY_PLAYED_MAXIMUM } from '@foyer/market/constants';
import { useText } from '@foyer/i18n';
import { Carousel, CarouselSkeleton } from '@foyer/ui';
import { GameCard } from '../game-tile/GameCard.tsx';
import { messages } from './RecentGames.messages.ts';
import { useRecentGames } from './useRecentGames.ts';
import { useRecentGamesSync } from './useRecentGamesSync.ts';

/** Up to five recent games; nothing if there are none. */
export function RecentRow() {
  const text = useText();
  const { games, isLoading } = useRecentGames(RECENTLY_PLAYED_MAXIMUM);
  useRecentGamesSync();
  if (isLoading && games.length === 0)
    return <CarouselSkeleton item="wide" count={RECENTLY_PLAYED_MAXIMUM} />;
  if (games.length === 0) return null;
  return (
    <Carousel title={text(messages.title)} item="wide">
      {games.map((game) => (
        <GameCard key={game.id} game={game} ratio="wide" />
      ))}
    </Carousel>
  );
}
