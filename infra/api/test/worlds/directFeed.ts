import type { MatchResult, Quote, Suspensions, TradedSelection } from '@foyer/kernel/sports-trading';
import { createLog, type Pool } from '@foyer/runtime';
import type { PlaceBetDeps } from '../../src/sports/placement/bettor.ts';
import { quotesAnswer } from './sportsFeedAnswers.ts';

/** A sports feed in the process of a test, without a network. Throw in a function for a feed that is unavailable. */
export interface DirectFeed {
  quoteOf(selection: TradedSelection): Quote;
  resultOf?(event: string): MatchResult | undefined;
  /** Answers the suspensions that the api sends. */
  suspend?(suspensions: Suspensions): object;
  /** Runs before each answer with quotes. */
  beforeQuotes?(selections: readonly TradedSelection[]): Promise<unknown> | undefined | void;
}

/** Dependencies of the functions for bets, with this feed. */
export function directBetDeps(pool: Pool, feed: DirectFeed, clock: () => number = Date.now): PlaceBetDeps {
  return {
    pool,
    log: createLog('api', () => undefined),
    clock,
    relay: { kick: () => undefined },
    registerChecks: { check: () => Promise.resolve(true) },
    sportsFeedAddress: '',
    internalSecret: '',
    serviceClient: {
      async callSigned({ path, body }) {
        const { events = [], selections = [] } = body as {
          readonly events?: readonly string[];
          readonly selections?: readonly TradedSelection[];
        }; // the api's own question
        if (path.endsWith('/suspensions'))
          return { status: 200, body: feed.suspend?.(body as Suspensions) ?? {} };
        if (path.endsWith('/results'))
          return { status: 200, body: { results: events.flatMap((event) => feed.resultOf?.(event) ?? []) } };
        await feed.beforeQuotes?.(selections);
        return quotesAnswer(selections.map((selection) => feed.quoteOf(selection)));
      },
    },
  };
}
