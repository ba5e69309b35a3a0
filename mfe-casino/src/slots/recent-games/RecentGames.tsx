import type { Slots } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useNavigationState, useServices } from '@foyer/platform';
import { ButtonLink, Carousel, CarouselSkeleton, EmptyState } from '@foyer/ui';
import { GameCard } from '../../features/game-tile/GameCard.tsx';
import { messages } from '../../features/recent-games/RecentGames.messages.ts';
import { useRecentGames } from '../../features/recent-games/useRecentGames.ts';
import { useRecentGamesSync } from '../../features/recent-games/useRecentGamesSync.ts';

/** The player's last games beside a page; the lobby has a row of them itself. */
export function Component({ maximum }: Slots['casino.recent-games']) {
  const { match } = useNavigationState();
  return match?.id === 'lobby' ? null : <RecentGames maximum={maximum} />;
}

function RecentGames({ maximum }: Slots['casino.recent-games']) {
  const text = useText();
  const { locale } = useServices();
  const { games, isLoading } = useRecentGames(maximum);
  useRecentGamesSync();
  if (isLoading && games.length === 0) return <CarouselSkeleton item="wide" count={maximum} />;
  if (games.length === 0) {
    const action = (
      <ButtonLink href={hrefTo(locale, 'games')} tone="secondary">
        <Text {...messages.browse} />
      </ButtonLink>
    );
    return (
      <EmptyState icon="dice" title={text(messages.none)} action={action}>
        {text(messages.noneText)}
      </EmptyState>
    );
  }
  return (
    <Carousel title={text(messages.title)} item="wide">
      {games.map((game) => (
        <GameCard key={game.id} game={game} ratio="wide" />
      ))}
    </Carousel>
  );
}
