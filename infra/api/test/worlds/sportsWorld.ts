import type { Pool } from '@foyer/runtime';
import type { MatchResult, Quote, TradedSelection } from '@foyer/kernel/sports-trading';
import type { BetRow } from '../../src/sports/betRows.ts';
import { placeBet } from '../../src/sports/placement/placeBet.ts';
import type { PlaceBetDeps } from '../../src/sports/placement/bettor.ts';
import { settleBets } from '../../src/sports/settlement/settleBets.ts';
import type { LedgerPlayer } from './ledgerWorld.ts';
import { directBetDeps, type DirectFeed } from './directFeed.ts';
import { played, priced } from './sportsFeedAnswers.ts';

const FUTURE_MS = 3_600_000;
/** Time until every match has ended. */
const AFTER_MS = 2 * FUTURE_MS;

/** A sports feed whose prices and results a test sets, without a network. */
export interface SportsWorld {
  readonly deps: PlaceBetDeps;
  /** Numbers of selections of the questions for prices so far. */
  readonly questions: readonly number[];
  /** Price of the home side of a match in thousandths, 2,000 by default; undefined suspends the market. */
  setPrice(event: string, price: number | undefined): void;
  /** Matches start in an hour unless this is called. */
  start(event: string): void;
  setResult(
    event: string,
    result: Pick<MatchResult, 'number' | 'home' | 'away'> & Partial<MatchResult>,
  ): void;
  /** Places a bet on the home sides of matches at their prices. */
  place(
    player: LedgerPlayer,
    bet: {
      readonly events: readonly string[];
      readonly sizes?: readonly number[];
      readonly stakePerLine?: number;
    },
  ): Promise<BetRow>;
  /** Runs the settlement job once, as if every match of an open bet had started. */
  settle(): Promise<number>;
}

export function createSportsWorld(pool: Pool, clock: () => number = Date.now): SportsWorld {
  const prices = new Map<string, number | undefined>();
  const started = new Set<string>();
  const results = new Map<string, MatchResult>();
  const questions: number[] = [];
  const quoteOf = ({ event }: TradedSelection): Quote =>
    priced(prices.get(event) ?? 2_000, {
      status: prices.has(event) && prices.get(event) === undefined ? 'suspended' : 'open',
      startsAt: clock() + (started.has(event) ? -60_000 : FUTURE_MS),
      phase: started.has(event) ? 'live' : 'upcoming',
    });
  const feed: DirectFeed = {
    quoteOf,
    resultOf: (event) => results.get(event),
    beforeQuotes: (selections) => void questions.push(selections.length),
  };
  const deps = directBetDeps(pool, feed, clock);
  return {
    deps,
    questions,
    setPrice: (event, price) => void prices.set(event, price),
    start: (event) => void started.add(event),
    setResult: (event, { home, away, ...result }) =>
      void results.set(event, played(event, home, away, { endedAt: clock() + AFTER_MS, ...result })),
    async place({ brand, playerId, currency }, { events, sizes = [events.length], stakePerLine = 1_000 }) {
      const { bet, refusals } = await placeBet(
        deps,
        { brand, playerId, currency },
        {
          selections: events.map((event) => ({
            event,
            kind: 'winner',
            line: null,
            outcome: 'home',
            price: prices.get(event) ?? 2_000,
          })),
          bankers: [],
          sizes,
          stakePerLine,
          priceChanges: 'NONE',
        },
        crypto.randomUUID(),
      );
      if (!bet) throw new Error(`The bet was refused: ${refusals.join()}.`);
      return bet;
    },
    settle: () => settleBets({ ...deps, clock: () => clock() + AFTER_MS }),
  };
}
