import { createServiceClient } from '@foyer/runtime';
import { settleBets } from '../../src/sports/settlement/settleBets.ts';
import { executeGraphql } from '../graphqlClient.ts';
import { TEST_SECRETS, type TestApi } from '../testApi.ts';
import { fakeSportsFeed, played, priced, type PricedQuote } from './sportsFeedAnswers.ts';

const PLACE = `mutation($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) { bet { id } refusals } }`;

/** A result of a match, with the score of its only period. */
export interface PublishedResult {
  readonly event: string;
  readonly home: number;
  readonly away: number;
  readonly number?: number;
  readonly status?: 'PLAYED' | 'VOID';
  readonly reason?: 'ABANDONED';
}

/** Players who place bets on a feed of which the test sets prices and results. */
export function graphqlBetsWorld(current: () => TestApi) {
  let match = 0;

  async function ask<Data>(query: string, variables: object, playerId = 'aurora-funded') {
    const api = current();
    const [brand = ''] = playerId.split('-');
    const token = await api.identity.token({ brand, playerId, sid: crypto.randomUUID() });
    const { data, errors } = await executeGraphql(api, { token, query, variables: { ...variables } });
    return { data: data as Data, errors, token };
  }

  return {
    ask,
    /** A name of a match that no other test uses. */
    newMatch: () => `fpw${(match += 1)}`,
    /** Places a bet of 10.00 on the home side of each match, at 2.00, and returns its id. */
    async place(
      events: readonly string[],
      { sport = 'football', playerId }: { readonly sport?: string; readonly playerId?: string } = {},
    ): Promise<string> {
      const quote = priced(2_000, { sport: sport as PricedQuote['sport'] });
      fakeSportsFeed(current()).setQuotes(...events.map(() => quote));
      const input = {
        selections: events.map((event) => ({
          event,
          kind: 'winner',
          line: null,
          outcome: 'home',
          price: 2_000,
        })),
        sizes: [events.length],
        stakePerLine: 1_000,
        priceChanges: 'NONE',
        idempotencyKey: crypto.randomUUID(),
      };
      const { data, errors } = await ask<{
        placeSportsBet: { bet: { id: string } | null; refusals: readonly string[] };
      }>(PLACE, { input }, playerId);
      const id = data?.placeSportsBet.bet?.id;
      if (id === undefined)
        throw new Error(`The bet was refused: ${JSON.stringify(errors)} ${JSON.stringify(data)}`);
      return id;
    },
    /** Publishes results and settles the bets on them. */
    async settle(...results: readonly PublishedResult[]): Promise<void> {
      const api = current();
      fakeSportsFeed(api).setResults(
        ...results.map(({ event, home, away, ...change }) => played(event, home, away, change)),
      );
      await settleBets({
        pool: api.pool,
        clock: Date.now,
        sportsFeedAddress: api.identity.baseUrl,
        internalSecret: TEST_SECRETS.internal,
        serviceClient: createServiceClient(),
      });
    },
  };
}
