import { createPlacements, placeBet } from '@foyer/api/proving';
import { createLog, type Pool } from '@foyer/runtime';
import type { PlaceDirectly } from './bettor.ts';
import { scriptedDeps } from './scriptedDeps.ts';
import type { FeedScript } from './scriptedFeed.ts';

/** Places bets by the function that the mutation calls, in batches like the api, without HTTP, session and GraphQL. */
export function createDirectPlacement(pool: Pool, script: FeedScript): PlaceDirectly {
  const log = createLog('proof', () => undefined);
  const deps = { ...scriptedDeps(pool, script, Date.now), place: createPlacements(pool, log) };
  return async (player, { legs, bankers, sizes, stakePerLine }, key) => {
    const { bet, refusals } = await placeBet(
      deps,
      player,
      {
        selections: [...legs],
        bankers: [...bankers],
        sizes: [...sizes],
        stakePerLine,
        priceChanges: 'ANY',
      },
      key,
    );
    return { bet, refusals };
  };
}
