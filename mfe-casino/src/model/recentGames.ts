export const RECENT_GAMES_MAXIMUM = 5; // requirements/constants#recently-played
const BALANCE_CHANGES_BETWEEN_SYNCS = 3; // requirements/constants#recently-played

/** requirements/states#wallet: refetched on every 3rd balance change. */
export function shouldSyncRecentGames(balanceChanges: number): boolean {
  return balanceChanges > 0 && balanceChanges % BALANCE_CHANGES_BETWEEN_SYNCS === 0;
}

/** What the device remembers, newest first, each once, bounded: it is other people's input as much as ours. */
export function rememberedGames(
  ids: readonly string[],
  maximum: number = RECENT_GAMES_MAXIMUM,
): readonly string[] {
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, maximum);
}

/** The server answers in its own order and leaves out what is gone; the device's order is the player's. */
export function inRememberedOrder<Game extends { readonly id: string }>(
  ids: readonly string[],
  games: readonly Game[],
): readonly Game[] {
  return rememberedGames(ids).flatMap((id) => games.find((game) => game.id === id) ?? []);
}
