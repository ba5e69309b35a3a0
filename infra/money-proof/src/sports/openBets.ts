import type { Pool } from '@foyer/runtime';
import { placeTogether, type LedgerPlayer, type Placement } from '@foyer/api/proving';

const BETS_A_TRANSACTION = 100;
const STAKE = 100;
const PRICE = 2_000;
/** Minor units; above the returns of all open bets together. */
const MAX_PAYOUT = 1_000_000_000_000;
const HOUR_MS = 3_600_000;
/** Accounts of the operator for each currency. */
const SHARDS = 16;
const PROGRESS_EVERY = 10_000;
/** Statistics are collected when the tables have grown by this factor, first after so many bets. */
const GROWTH = 3;
const FIRST_ANALYSIS = 500;
/** Every third bet is a double. */
const DOUBLES_EVERY = 3;

export const eventOf = (number: number): string => `opn${number}`;

/**
 * Places open bets on the home sides of matches that started an hour ago, without a feed.
 * @throws when they are not placed until the given time.
 */
export async function placeOpenBets(
  pool: Pool,
  players: readonly LedgerPlayer[],
  {
    bets,
    events,
    lanes,
    until,
    progress,
  }: {
    readonly bets: number;
    readonly events: number;
    readonly lanes: number;
    /** Milliseconds since the epoch. */
    readonly until: number;
    readonly progress: (placed: number) => void;
  },
): Promise<void> {
  // a batch leaves out players for whom the operator has no account yet
  for (const currency of new Set(players.map((player) => player.currency)))
    await pool.query(
      `select api.account_for('game_provider', $1, 'foyer-sports', $2, shard::smallint) from generate_series(0, ${SHARDS - 1}) shard`,
      [players[0]?.brand, currency],
    );
  let next = 0;
  let placed = 0;
  let analyzed = 0;
  const lane = async (own: readonly LedgerPlayer[]): Promise<void> => {
    for (let player = 0; next < bets;) {
      if (Date.now() > until) throw new Error(`Only ${placed} open bets were placed in time.`);
      const from = next;
      next += Math.min(BETS_A_TRANSACTION, own.length, bets - next);
      const placements = Array.from({ length: next - from }, (_, index) =>
        placementOf(own[(player + index) % own.length] as LedgerPlayer, from + index, events),
      );
      player += placements.length;
      const answers = await placeTogether(pool, placements);
      const refusal = answers.find((answer) => answer?.ok !== true);
      if (answers.length < placements.length || refusal)
        throw new Error(`A bet was not placed: ${JSON.stringify(refusal)}.`);
      const before = placed;
      placed += placements.length;
      if (Math.floor(placed / PROGRESS_EVERY) > Math.floor(before / PROGRESS_EVERY)) progress(placed);
      if (placed >= GROWTH * Math.max(FIRST_ANALYSIS, analyzed)) {
        analyzed = placed;
        // plans that were made for small tables read all rows
        await pool.query('analyze');
      }
    }
  };
  // a player belongs to one lane: wallets that another transaction has locked are left out
  await Promise.all(
    Array.from({ length: lanes }, (_, index) => lane(players.filter((_player, at) => at % lanes === index))),
  );
}

function placementOf({ brand, playerId, currency }: LedgerPlayer, number: number, events: number): Placement {
  const at = new Date();
  const legs = number % DOUBLES_EVERY === 0 ? 2 : 1;
  return {
    request: {
      brand,
      player_id: playerId,
      key: `sports:open-bet-${number}`,
      fingerprint: 'open',
      product: 'sportsbook',
      provider: 'foyer-sports',
      reference: `open-${number}`,
      game_id: undefined,
      game_session_id: undefined,
      amount: STAKE,
      currency,
      at,
    },
    bet: {
      key: `open-bet-${number}`,
      bankers: [],
      sizes: [legs],
      lines: 1,
      stake_per_line: STAKE,
      possible_returns: STAKE * (PRICE / 1_000) ** legs,
      unboosted_returns: STAKE * (PRICE / 1_000) ** legs,
      maximum_payout: MAX_PAYOUT,
      boosted_odds_id: undefined,
      boosted_maximum: undefined,
      boost_id: undefined,
      boost_percent: undefined,
      boost_maximum: undefined,
    },
    legs: Array.from({ length: legs }, (_, leg) => ({
      leg,
      event_id: eventOf((number + leg * 7) % events),
      sport: 'football',
      competition: 'Northern League',
      home: 'Harbour',
      away: 'Valley',
      starts_at: new Date(at.getTime() - HOUR_MS),
      phase: 'upcoming',
      market: 'winner',
      line: null,
      outcome: 'home',
      price: PRICE,
      player: null,
      regular_price: undefined,
      stake: STAKE,
      possible_returns: STAKE * (PRICE / 1_000) ** legs,
    })),
  };
}

/** Stores results of all these matches; home wins every second one. */
export async function publishResults(pool: Pool, events: number, number = 1): Promise<void> {
  await pool.query(
    `insert into api.sports_result (event_id, number, feed_number, status, home, away, periods, ended_at, received_at)
     select 'opn' || n, $2::smallint, $2::smallint, 'PLAYED', (n + $2::smallint) % 2, 1 - (n + $2::smallint) % 2, '[]', now(), now() from generate_series(0, $1::integer - 1) n`,
    [events, number],
  );
}
