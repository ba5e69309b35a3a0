import type { PlaceBetDeps } from '@foyer/api/proving';
import type { TradedSelection } from '@foyer/kernel/sports-trading';
import { createLog, type Pool } from '@foyer/runtime';
import { quoteOf, resultOf, type FeedScript } from './scriptedFeed.ts';

/** What the api's functions need to place and settle bets of the script in this process; no market is suspended. */
export function scriptedDeps(pool: Pool, script: FeedScript, clock: () => number): PlaceBetDeps {
  return {
    pool,
    log: createLog('proof', () => undefined),
    clock,
    relay: { kick: () => undefined },
    registerChecks: { check: () => Promise.resolve(true) },
    sportsFeedAddress: '',
    internalSecret: '',
    serviceClient: {
      callSigned({ path, body }) {
        const { events = [], selections = [] } = body as {
          events?: readonly string[];
          selections?: readonly TradedSelection[];
        };
        const quotes = selections.map((selection) => {
          const quote = quoteOf(script, selection, clock());
          return quote.status === 'suspended' ? { ...quote, status: 'open' } : quote;
        });
        return Promise.resolve({
          status: 200,
          body: path.endsWith('/results')
            ? { results: events.flatMap((event) => resultOf(script, event, clock()) ?? []) }
            : { marginBasisPoints: 500, quotes },
        });
      },
    },
  };
}
