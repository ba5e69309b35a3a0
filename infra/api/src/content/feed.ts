import type * as Types from '@foyer/graphql/lobby';
import type { Clock } from '@foyer/runtime';

/** requirements/interfaces#game-feed. No jackpot runs and no live table is open until their services exist, and the feed says exactly that. */
export function readFeed(clock: Clock): Types.GameFeed {
  return { lastUpdated: new Date(clock()).toISOString(), jackpots: {}, liveCasino: {} };
}
