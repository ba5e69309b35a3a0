import { settleBet } from '@foyer/kernel/bet-settlement';
import { resultOf } from '@foyer/kernel/leg-results';
import type { FeedMarketKind, FeedOutcomeId } from '@foyer/kernel/sports-feed';
import { MAX_ASKED_RESULTS, type MatchResult } from '@foyer/kernel/sports-trading';
import type { Clock, Pool } from '@foyer/runtime';
import { readDecidedBets, type BetRow } from './betRows.ts';
import { closeBet } from './closeBet.ts';
import { readResults, type SportsFeedDeps } from './sportsFeed.ts';

export interface SettlementDeps extends SportsFeedDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Bets and legs that one query reads. */
const BATCH = 1_000;
/** Bets that are paid out at once; others wait, so that settlement leaves connections for bets. */
const LANES = 3;

/** Reads new results and settles the bets that they decide. Returns the number of settled bets. */
export async function settleBets(deps: SettlementDeps): Promise<number> {
  const events = await receiveResults(deps);
  while ((await decideLegs(deps, events)) === BATCH);
  let settled = 0;
  for (;;) {
    const bets = await readDecidedBets(deps.pool, BATCH);
    const waiting = [...bets];
    const lane = async (): Promise<void> => {
      for (let bet = waiting.shift(); bet; bet = waiting.shift()) await settle(deps, bet);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    settled += bets.length;
    if (bets.length < BATCH) return settled;
  }
}

/** Stores the results of matches that open bets wait for, and returns the matches that have one. */
async function receiveResults(deps: SettlementDeps): Promise<readonly string[]> {
  const { pool, clock } = deps;
  const now = new Date(clock());
  const { rows } = await pool.query<{ event_id: string; is_known: boolean }>(
    `select e.event_id, exists (select 1 from api.sports_result r where r.event_id = e.event_id) as is_known
     from (select distinct event_id from api.sports_bet_leg where result is null and starts_at < $1) e`,
    [now],
  );
  const waiting = rows.filter((row) => !row.is_known).map((row) => row.event_id);
  const results: MatchResult[] = [];
  for (let from = 0; from < waiting.length; from += MAX_ASKED_RESULTS)
    results.push(...(await readResults(deps, waiting.slice(from, from + MAX_ASKED_RESULTS))));
  await pool.query(
    `insert into api.sports_result (event_id, home, away, ended_at, received_at)
     select r.event_id, r.home, r.away, r.ended_at, $5 from unnest($1::text[], $2::integer[], $3::integer[], $4::timestamptz[]) r (event_id, home, away, ended_at)
     on conflict do nothing`,
    [
      results.map(({ event }) => event),
      results.map(({ home }) => home),
      results.map(({ away }) => away),
      results.map(({ endedAt }) => new Date(endedAt)),
      now,
    ],
  );
  return [
    ...rows.filter((row) => row.is_known).map((row) => row.event_id),
    ...results.map(({ event }) => event),
  ];
}

interface OpenLegRow {
  readonly bet_id: string;
  readonly leg: number;
  readonly market: FeedMarketKind;
  readonly line: number | null;
  readonly outcome: FeedOutcomeId;
  readonly home: number;
  readonly away: number;
}

/** Decides open legs of these matches, at most a batch. Returns their number. */
async function decideLegs({ pool }: SettlementDeps, events: readonly string[]): Promise<number> {
  if (events.length === 0) return 0;
  const { rows } = await pool.query<OpenLegRow>(
    `select l.bet_id, l.leg, l.market, l.line, l.outcome, r.home, r.away from api.sports_bet_leg l join api.sports_result r using (event_id)
     where l.result is null and l.event_id = any($1) order by l.bet_id limit $2`,
    [events, BATCH],
  );
  if (rows.length === 0) return 0;
  await pool.query('select from api.decide_sports_legs($1, $2, $3)', [
    rows.map((row) => row.bet_id),
    rows.map((row) => row.leg),
    rows.map(
      ({ market: kind, line, outcome, home, away }) =>
        resultOf({ kind, line, outcome }, { home, away }).status,
    ),
  ]);
  return rows.length;
}

async function settle({ pool, clock }: SettlementDeps, bet: BetRow): Promise<void> {
  const results = bet.legs.map(({ result }) => (result === null ? undefined : { status: result }));
  const { returns } = settleBet(
    {
      legs: bet.legs.length,
      bankers: bet.bankers,
      sizes: bet.sizes,
      selections: bet.legs.map(({ price }) => ({ price })),
      stakePerLine: bet.stake_per_line,
      isEachWay: false,
    },
    results,
  );
  if (returns === undefined) throw new Error(`Sports bet ${bet.id} has open legs.`);
  const movement = await closeBet(pool, bet, {
    key: `sports-result:${bet.id}`,
    status: 'SETTLED',
    amount: returns,
    at: clock(),
  });
  // cashed out since it was read
  if (!movement.ok && movement.code !== 'ROUND_CLOSED')
    throw new Error(`Sports bet ${bet.id} was not settled: ${movement.code}.`);
}
