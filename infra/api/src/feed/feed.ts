import type * as Types from '@foyer/graphql/lobby';
import type { Clock } from '@foyer/runtime';

/**
 * requirements/interfaces#game-feed. Without jackpot and live services the feed reports no running jackpot
 * and no open table.
 */
export function readFeed(clock: Clock): Types.GameFeed {
  return { lastUpdated: new Date(clock()).toISOString(), jackpots: {}, liveCasino: {} };
}
