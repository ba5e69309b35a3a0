import type * as Types from '@foyer/graphql/lobby';
import type { ApiContext } from '../server/graphql/context.ts';
import { feedCurrency, readFeed, type FeedDeps } from './feed.ts';
import { createFeedStream } from './feedStream.ts';
import type { PotSource } from './potSource.ts';

export interface FeedResolverDeps extends FeedDeps {
  readonly pots: PotSource;
}

export function createFeedResolvers(deps: FeedResolverDeps) {
  return {
    Query: {
      feed: (_: unknown, args: Types.QueryfeedArgs, { brand }: ApiContext) => readFeed(deps, brand, args),
    },
    Subscription: {
      feedUpdated: {
        subscribe(_: unknown, args: Types.SubscriptionfeedUpdatedArgs, { brand }: ApiContext) {
          feedCurrency(brand, args); // a malformed query is refused before the stream opens
          return createFeedStream({
            read: () => readFeed(deps, brand, args),
            onChange: (listener) => deps.pots.onChange(listener),
            after(ms, act) {
              const timer = setTimeout(act, ms);
              return () => clearTimeout(timer);
            },
          });
        },
        resolve: (feed: Types.GameFeed) => feed,
      },
    },
  };
}
