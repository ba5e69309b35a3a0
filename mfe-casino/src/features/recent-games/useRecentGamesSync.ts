import { useServices } from '@foyer/platform';
import { useEffect } from 'react';
import { RECENT_GAMES_MAXIMUM, shouldSyncRecentGames } from './recentGames.ts';
import { SyncRecentlyPlayedGamesDocument } from './RecentGames.generated.ts';

/**
 * Counts wallet changes and refetches the list on every third one (requirements/states#wallet). Synchronises
 * with the event bus.
 */
export function useRecentGamesSync(): void {
  const { apollo, bus, session, telemetry } = useServices();
  useEffect(() => {
    let changes = 0;
    return bus.on('wallet.changed', () => {
      changes += 1;
      if (!shouldSyncRecentGames(changes) || session.current().status !== 'LOGGED_IN') return;
      apollo
        .query({
          query: SyncRecentlyPlayedGamesDocument,
          variables: { maxRecentlyPlayedGames: RECENT_GAMES_MAXIMUM },
          fetchPolicy: 'network-only',
        })
        .catch((error: unknown) => telemetry.failed('casino.recent-games', error));
    });
  }, [apollo, bus, session, telemetry]);
}
