import type * as Types from '@foyer/graphql/lobby';
import type { Clock } from '@foyer/runtime';
import type { ApiContext } from '../server/graphql/context.ts';
import { readFeed } from './feed.ts';

export interface LobbyDeps {
  readonly clock: Clock;
}

export function createLobbyResolvers(deps: LobbyDeps) {
  return {
    Query: {
      lobbySettings: (_: unknown, __: unknown, { brand }: ApiContext): Types.LobbySettings => ({
        brand: brand.id,
        siteDataName: brand.siteDataName,
        license: brand.licence,
        operator: brand.operator,
        abTests: brand.abTests.map((test) => ({
          name: test.name,
          variants: test.variants.map((variant) => ({ ...variant })),
        })),
        layout: brand.layout,
        title: brand.title,
        automaticAcceptedCookiesCountries: [...brand.automaticAcceptedCookiesCountries],
      }),
      // theme values are delivered in the HTML of the page only (requirements/platform#composed-html)
      themeSettings: () => null,
      feed: () => readFeed(deps.clock),
    },
    Subscription: {
      feedUpdated: {
        async *subscribe() {
          yield readFeed(deps.clock);
        },
        resolve: (feed: Types.GameFeed) => feed,
      },
    },
  };
}
