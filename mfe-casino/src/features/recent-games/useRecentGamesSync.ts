import type { EventBus, Services } from '@foyer/contract';
import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import { useServices } from '@foyer/platform';
import { useEffect } from 'react';
import { shouldSyncRecentGames } from './recentGames.ts';
import { SyncRecentlyPlayedGamesDocument } from './RecentGames.generated.ts';

/**
 * Counts wallet changes and refetches the list on every third one (requirements/states#wallet). Synchronises
 * with the event bus.
 */
export function useRecentGamesSync(): void {
  const services = useServices();
  useEffect(() => followWallet(services), [services]);
}

/** The users of each bus: several rows on a page count a change once. */
const followed = new WeakMap<EventBus, { users: number; readonly stop: () => void }>();

function followWallet(services: Services): () => void {
  const { bus } = services;
  const shared = followed.get(bus) ?? { users: 0, stop: startCounting(services) };
  followed.set(bus, shared);
  shared.users += 1;
  return () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    followed.delete(bus);
    shared.stop();
  };
}

function startCounting({ apollo, bus, session, storage, telemetry }: Services): () => void {
  return bus.on('wallet.changed', () => {
    if (!shouldSyncRecentGames(storage.countBalanceChange()) || session.current().status !== 'LOGGED_IN')
      return;
    apollo
      .query({
        query: SyncRecentlyPlayedGamesDocument,
        variables: { maxRecentlyPlayedGames: MAX_RECENTLY_PLAYED },
        fetchPolicy: 'network-only',
      })
      .catch((error: unknown) => telemetry.failed('casino.recent-games', error));
  });
}
