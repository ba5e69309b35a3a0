import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import { skipToken, useQuery } from '@apollo/client/react';
import { useServices, useSessionState } from '@foyer/platform';
import { contentVariables } from '../catalogue/contentVariables.ts';
import { inRememberedOrder, rememberedGames } from './recentGames.ts';
import type { GameTile_gameFragment } from '../game-tile/GameTile.generated.ts';
import { RememberedGamesDocument, SyncRecentlyPlayedGamesDocument } from './RecentGames.generated.ts';

export interface RecentGames {
  readonly games: readonly GameTile_gameFragment[];
  readonly isLoading: boolean;
}

/**
 * Recent games of the server for a player, of the device for a visitor. Returns nothing on errors, because
 * the row is optional.
 */
export function useRecentGames(maximum: number): RecentGames {
  const services = useServices();
  const { status } = useSessionState();
  const ids = rememberedGames(services.storage.recentlyPlayedGames());
  const isPlayer = status === 'LOGGED_IN';

  const synced = useQuery(
    SyncRecentlyPlayedGamesDocument,
    isPlayer ? { variables: { maxRecentlyPlayedGames: MAX_RECENTLY_PLAYED } } : skipToken,
  );
  const remembered = useQuery(
    RememberedGamesDocument,
    ids.length > 0 && !isPlayer ? { variables: { ...contentVariables(services), ids } } : skipToken,
  );

  const games = isPlayer
    ? (synced.data?.viewer?.recentlyPlayedGamesV2 ?? []).map((recent) => recent.game)
    : inRememberedOrder(ids, remembered.data?.root.personalized.gamesById ?? []);
  return { games: games.slice(0, maximum), isLoading: isPlayer ? synced.loading : remembered.loading };
}
