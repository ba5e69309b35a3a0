import { lazyPart, useServices, useSessionState } from '@foyer/platform';
import { CarouselSkeleton } from '@foyer/ui';
import { OptionalPart } from '../../../../components/optional-part/OptionalPart.tsx';
import { RECENT_GAMES_MAXIMUM } from '../../../../features/recent-games/recentGames.ts';

const RecentRow = lazyPart(
  async () => (await import('../../../../features/recent-games/RecentRow.tsx')).RecentRow,
);

/** A visitor who has not played anything on this device downloads no code for recent games. */
export function RecentGamesBlock() {
  const { storage } = useServices();
  const { status } = useSessionState();
  if (status !== 'LOGGED_IN' && storage.recentlyPlayedGames().length === 0) return null;
  return (
    <OptionalPart
      area="casino.lobby.recent"
      placeholder={<CarouselSkeleton item="wide" count={RECENT_GAMES_MAXIMUM} />}
    >
      <RecentRow />
    </OptionalPart>
  );
}
