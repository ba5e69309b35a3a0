import type { MarketKind, OutcomeId } from '@foyer/kernel/markets';
import type { MatchResult, Suspensions } from '@foyer/kernel/sports-trading';
import type { Pool } from '@foyer/runtime';
import { directBetDeps } from '../../../test/worlds/directFeed.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { played, priced } from '../../../test/worlds/sportsFeedAnswers.ts';
import { placeBet } from '../placement/placeBet.ts';
import type { PlacedBet } from '../placement/bettor.ts';
import { createSportsOperationRoutes } from './routes.ts';

export const FUNDS = 10_000_000;
export const PRICE = 2_000;

/** A sports feed that answers what the test sets, and the operations of staff on it. */
export function createOperationsStage(pool: Pool) {
  const feed = {
    results: [] as MatchResult[],
    suspensions: undefined as Suspensions | undefined,
    isAway: false,
    boardAgeMs: 0,
    /** Matches that the feed does not offer. */
    unknown: [] as string[],
    /** Runs before each answer with quotes. */
    beforeQuotes: undefined as (() => Promise<unknown>) | undefined,
  };
  let matches = 0;

  const refuseAway = (): void => {
    if (feed.isAway) throw new Error('The feed is unavailable.');
  };
  const deps = directBetDeps(pool, {
    quoteOf({ event }) {
      refuseAway();
      return feed.unknown.includes(event) ? { status: 'unavailable' } : priced(PRICE);
    },
    resultOf(event) {
      refuseAway();
      return feed.results.find((one) => one.event === event);
    },
    suspend(suspensions) {
      refuseAway();
      feed.suspensions = suspensions;
      return { boardAgeMs: feed.boardAgeMs };
    },
    beforeQuotes: () => feed.beforeQuotes?.(),
  });
  const routes = createSportsOperationRoutes(deps);

  return {
    feed,
    deps,
    player: (brand = 'aurora'): Promise<LedgerPlayer> => openLedgerPlayer(pool, { fundsMinor: FUNDS, brand }),
    /** A match that no other test uses. */
    newMatch: (): string => `xyz${(matches += 1)}${process.pid % 1_000}`,
    /** Calls a route for a member of staff. */
    async act(path: string, body: object, staff = 'ann@staff.test', key: string = crypto.randomUUID()) {
      const route = routes[`POST /internal/sports/${path}`];
      if (!route) throw new Error(`There is no route ${path}.`);
      return route({
        body: { staff, key, reason: 'Reason of the test', ...body },
        params: {},
        query: new URLSearchParams(),
      });
    },
    bet: (
      player: LedgerPlayer,
      selections: readonly (readonly [string, MarketKind, OutcomeId, number?])[],
      { stake = 1_000, sizes = [selections.length], key = crypto.randomUUID() } = {},
    ): Promise<PlacedBet> =>
      placeBet(
        deps,
        player,
        {
          selections: selections.map(([event, kind, outcome, line]) => ({
            event,
            kind,
            outcome,
            line: line ?? null,
            price: PRICE,
          })),
          bankers: [],
          sizes,
          stakePerLine: stake,
          priceChanges: 'ANY',
        },
        key,
      ),
    publish(event: string, home: number, away: number, change: Partial<MatchResult> = {}): void {
      feed.results = feed.results.filter((one) => one.event !== event);
      feed.results.push(
        played(event, home, away, {
          periods: [
            { home, away },
            { home: 0, away: 0 },
          ],
          ...change,
        }),
      );
    },
  };
}
