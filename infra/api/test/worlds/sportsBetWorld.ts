import { beforeEach } from '@jest/globals';
import { createServiceClient } from '@foyer/runtime';
import { settleBets, type SettlementDeps } from '../../src/sports/settlement/settleBets.ts';
import { executeGraphql, tokenOfSession } from '../graphqlClient.ts';
import { TEST_SECRETS } from '../testApi.ts';
import { useTestApi } from '../useTestApi.ts';
import { fakeSportsFeed, played, priced } from './sportsFeedAnswers.ts';

export const PLAYER = 'aurora-funded';

const BET = `bet { id status lines stake possibleReturns returns legs { event price result homeScore awayScore } }`;
const PLACE = `mutation($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) { ${BET} refusals quotes { price isSuspended } maximumStakePerLine } }`;
const CASH_OUT = `mutation($input: CashOutSportsBetInput!) { cashOutSportsBet(input: $input) { bet { id status returns } refusal amount } }`;

/** The bets of the player; variable `isOpen`. */
export const LIST = `query($isOpen: Boolean) { viewer { sportsBets(isOpen: $isOpen) { id status returns } } }`;

export interface Placed {
  readonly bet: { readonly id: string; readonly stake: number; readonly returns: number | null } | null;
  readonly refusals: readonly string[];
  readonly quotes: readonly { readonly price: number | null }[];
}

/** An api with a player who bets on sports through GraphQL; a test sets the answers of the feed. */
export function useSportsBets() {
  const api = useTestApi();
  const feed = fakeSportsFeed(api);
  const feedQuotes = feed.setQuotes;
  const feedResults = (...results: readonly (readonly [string, number, number, object?])[]): void =>
    feed.setResults(
      ...results.map(([event, home, away, change]) =>
        played(event, home, away, {
          periods: [
            { home, away: 0 },
            { home: 0, away },
          ],
          ...change,
        }),
      ),
    );

  /** Questions for players; samples of prices are taken for no brand. */
  const quotesAsked = (): number => feed.questions().filter((question) => 'brand' in question).length;

  let match = 0;
  /** A selection of a match that no other test uses. */
  const selection = (price = 2_000) => ({
    event: `fpl${(match += 1)}`,
    kind: 'winner' as const,
    line: null,
    outcome: 'home' as const,
    price,
  });

  async function send<Data>(query: string, variables: Record<string, unknown>, playerId = PLAYER) {
    const token = await tokenOfSession(api, {
      brand: playerId.split('-')[0] ?? '',
      playerId,
      sid: crypto.randomUUID(),
    });
    const { data, errors } = await executeGraphql(api, { token, query, variables });
    return { data: data as Data, errors };
  }

  async function place(change: object, playerId = PLAYER): Promise<Placed> {
    const input = {
      sizes: [1],
      stakePerLine: 1_000,
      priceChanges: 'NONE',
      idempotencyKey: crypto.randomUUID(),
      ...change,
    };
    const { data, errors } = await send<{ placeSportsBet: Placed }>(PLACE, { input }, playerId);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data.placeSportsBet;
  }

  const settle = (more: Partial<SettlementDeps> = {}) =>
    settleBets({
      ...more,
      pool: api.pool,
      clock: Date.now,
      sportsFeedAddress: api.identity.baseUrl,
      internalSecret: TEST_SECRETS.internal,
      serviceClient: createServiceClient(),
    });

  async function cashOut(
    betId: string | undefined,
    amount: number,
    idempotencyKey: string = crypto.randomUUID(),
    playerId = PLAYER,
  ) {
    const { data } = await send<{ cashOutSportsBet: object }>(
      CASH_OUT,
      { input: { betId, amount, idempotencyKey } },
      playerId,
    );
    return data.cashOutSportsBet;
  }

  /** A single of 10.00 € at 2.00 on a match that has not started. */
  async function placeUpcoming(): Promise<{ readonly id: string | undefined; readonly event: string }> {
    const chosen = selection();
    feedQuotes(priced(2_000, { startsAt: Date.now() + 3_600_000 }));
    const { bet } = await place({ selections: [chosen] });
    return { id: bet?.id, event: chosen.event };
  }

  beforeEach(() => {
    feedQuotes(priced(2_000));
    feedResults();
  });

  return {
    api,
    feed,
    feedQuotes,
    feedResults,
    quotesAsked,
    selection,
    send,
    place,
    settle,
    cashOut,
    placeUpcoming,
  };
}
