import { directBetDeps, type PlaceBetDeps } from '@foyer/api/proving';
import type { Pool } from '@foyer/runtime';
import { quoteOf, resultOf, type FeedScript } from './scriptedFeed.ts';

/** Dependencies of the api's functions to place and settle bets of the script in this process; no market is suspended. */
export function scriptedDeps(pool: Pool, script: FeedScript, clock: () => number): PlaceBetDeps {
  return directBetDeps(
    pool,
    {
      quoteOf(selection) {
        const quote = quoteOf(script, selection, clock());
        return quote.status === 'suspended' ? { ...quote, status: 'open' } : quote;
      },
      resultOf: (event) => resultOf(script, event, clock()),
    },
    clock,
  );
}
