import { settleBet, type LegResult } from '@foyer/kernel/bet-settlement';
import { resultOf } from '@foyer/kernel/leg-results';
import { MAX_ASKED_RESULTS } from '@foyer/kernel/sports-trading';
import type { Clock, Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';
import { callMovement, fingerprint } from '../ledger/movements.ts';
import type { PlayRequest } from '../ledger/playRequest.ts';
import { readDecidedBets, type BetRow, type LegRow } from './betRows.ts';
import { SPORTS_PROVIDER } from './placeBet.ts';
import { readResults, type SportsFeedDeps } from './sportsFeed.ts';

export interface SettlementDeps extends SportsFeedDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Bets that one run reads at once. */
const BATCH = 200;

/** Reads new results and settles the bets that they decide. Returns the number of settled bets. */
export async function settleBets(deps: SettlementDeps): Promise<number> {
  await receiveResults(deps);
  let settled = 0;
  for (;;) {
    const bets = await readDecidedBets(deps.pool, BATCH);
    for (const bet of bets) await settle(deps, bet);
    settled += bets.length;
    if (bets.length < BATCH) return settled;
  }
}

/** Stores the results of matches that open bets wait for. */
async function receiveResults(deps: SettlementDeps): Promise<void> {
  const { pool, clock } = deps;
  const now = new Date(clock());
  const { rows } = await pool.query<{ event_id: string }>(
    `select distinct l.event_id from api.sports_bet_leg l
     where l.result is null and l.starts_at < $1 and not exists (select 1 from api.sports_result r where r.event_id = l.event_id) limit $2`,
    [now, MAX_ASKED_RESULTS],
  );
  if (rows.length === 0) return;
  const results = await readResults(
    deps,
    rows.map((row) => row.event_id),
  );
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
}

async function settle({ pool, clock }: SettlementDeps, bet: BetRow): Promise<void> {
  const results = bet.legs.map(resultOfLeg);
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
  const payout = {
    brand: bet.brand,
    playerId: bet.player_id,
    key: `sports-result:${bet.id}`,
    amount: returns,
  };
  const request: PlayRequest = {
    brand: bet.brand,
    player_id: bet.player_id,
    key: payout.key,
    fingerprint: fingerprint('sports_result', payout),
    product: 'sportsbook',
    provider: SPORTS_PROVIDER,
    reference: bet.id,
    game_id: undefined,
    game_session_id: undefined,
    amount: returns,
    currency: bet.currency,
    at: new Date(clock()),
  };
  const movement = await callMovement(
    pool,
    'settle_sports_bet',
    `select * from api.settle_sports_bet(${compositeParameter('play_request')}, $2)`,
    [compositeJson(request), results.map(({ status }) => status)],
  );
  if (!movement.ok) throw new Error(`Sports bet ${bet.id} was not settled: ${movement.code}.`);
}

function resultOfLeg({
  event_id: event,
  market: kind,
  line,
  outcome,
  home_score: home,
  away_score: away,
}: LegRow): LegResult {
  if (home === null || away === null) throw new Error(`Match ${event} has no result.`);
  return resultOf({ kind, line, outcome }, { home, away });
}
