import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';

const BALANCE_CHANGES_BETWEEN_SYNCS = 3; // requirements/constants#recently-played

/** Refetched on every third balance change (requirements/states#wallet). */
export function shouldSyncRecentGames(balanceChanges: number): boolean {
  return balanceChanges > 0 && balanceChanges % BALANCE_CHANGES_BETWEEN_SYNCS === 0;
}

/**
 * Ids stored on the device, newest first, unique and bounded; validated, because other code may have written
 * them.
 */
export function rememberedGames(
  ids: readonly string[],
  maximum: number = MAX_RECENTLY_PLAYED,
): readonly string[] {
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, maximum);
}

/** The server has its own order and omits removed games; the result keeps the device's order. */
export function inRememberedOrder<Game extends { readonly id: string }>(
  ids: readonly string[],
  games: readonly Game[],
): readonly Game[] {
  return rememberedGames(ids).flatMap((id) => games.find((game) => game.id === id) ?? []);
}
