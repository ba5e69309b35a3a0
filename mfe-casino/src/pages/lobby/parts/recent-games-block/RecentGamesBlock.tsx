import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import { lazyPart, useServices, useSessionState, OptionalPart } from '@foyer/platform';
import { CarouselSkeleton } from '@foyer/ui';

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
      placeholder={<CarouselSkeleton item="wide" count={MAX_RECENTLY_PLAYED} />}
    >
      <RecentRow />
    </OptionalPart>
  );
}
