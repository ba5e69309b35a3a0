import type { LegResult } from '@foyer/kernel/bet-settlement';
import { decideField, isFieldKind, type EachWayTerms, type FieldResult } from '@foyer/kernel/field';
import type { MarketKind, MatchStatistics, OutcomeId, Score } from '@foyer/kernel/markets';
import { MAX_ASKED_RESULTS, type MatchResult } from '@foyer/kernel/sports-trading';
import type { Clock, Pool } from '@foyer/runtime';
import { compositeListJson, compositeListParameter } from '../lib/composite.ts';
import { returnsOf } from './betReturns.ts';
import { decideLeg, type PartRow, type VoidMarkets } from './builderLegs.ts';
import { openStake, readDecidedBets, readOutdatedBets, resultNumbers, type PayableBet } from './betRows.ts';
import { correctBet, settleBatch } from './closeBet.ts';
import { shardOf } from '../ledger/shards.ts';
import type { PlacementTraffic } from './placementTraffic.ts';
import { readResults, type SportsFeedDeps } from './sportsFeed.ts';

export interface SettlementDeps extends SportsFeedDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Placements that payouts let pass; none when omitted. */
  readonly placementTraffic?: Pick<PlacementTraffic, 'untilQuiet'>;
}

/** Bets and legs that one query reads. */
const BATCH = 1_000;
/** Transactions at once, each with its own shards; others wait, so that settlement leaves connections for bets. */
const LANES = 3;
/** Bets that one transaction pays out: their wallets are locked for some milliseconds. */
const BETS_AT_ONCE = 50;

/**
 * Time after a match for which its result may be corrected, in ms; ADR 0307. Later corrections are entered by staff.
 */
const CORRECTIONS_MS = 30 * 60_000;
/** Age of stored corrections that are searched for legs that they have not decided, in ms. */
const UNFINISHED_MS = 7 * 24 * 3_600_000;

/**
 * Reads new results, settles the bets that they decide, and corrects payouts whose results have changed. Returns
 * the number of settled and corrected bets.
 * @throws when the feed does not answer, after the bets that stored results decide have been paid.
 */
export async function settleBets(deps: SettlementDeps): Promise<number> {
  const { events, failure } = await receiveResults(deps);
  for (const condition of [OPEN, CORRECTED] as const)
    while ((await decideLegs(deps, events, condition)) === BATCH);
  const settled = await payOut(deps, readDecidedBets, settle, BETS_AT_ONCE);
  const corrected = await payOut(deps, readOutdatedBets, correct, 1);
  if (failure) throw failure;
  return settled + corrected;
}

/** Pays out bets until a batch is not full. */
async function payOut(
  deps: SettlementDeps,
  read: (pool: Pool, limit: number) => Promise<readonly PayableBet[]>,
  pay: (deps: SettlementDeps, bets: readonly PayableBet[]) => Promise<void>,
  atOnce: number,
): Promise<number> {
  let paid = 0;
  for (;;) {
    const bets = await read(deps.pool, BATCH);
    // lanes share no account of the operator, or each would wait for the commits of the others
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      bets.filter(({ player_id: playerId }) => shardOf(playerId) % LANES === lane),
    );
    await Promise.all(
      lanes.map(async (waiting) => {
        while (waiting.length > 0) {
          await deps.placementTraffic?.untilQuiet();
          await pay(deps, waiting.splice(0, atOnce));
        }
      }),
    );
    paid += bets.length;
    if (bets.length < BATCH) return paid;
  }
}

/**
 * Stores the results of matches that open bets wait for, and corrections of recent ones. Returns the matches whose
 * legs have to be decided.
 */
async function receiveResults(
  deps: SettlementDeps,
): Promise<{ readonly events: readonly string[]; readonly failure: Error | undefined }> {
  const { pool, clock } = deps;
  const now = new Date(clock());
  // a result may have been stored by a process that stopped before it decided the legs, or by staff
  const { rows } = await pool.query<{
    event_id: string;
    is_due: boolean;
    is_known: boolean;
    is_final: boolean;
  }>(
    `select e.event_id, e.is_due, r.event_id is not null as is_known, coalesce(r.is_final, false) as is_final
     from (
       select event_id, bool_or(is_due) as is_due from (
         select event_id, true as is_due from api.sports_bet_leg where result is null and starts_at < $1
         union all select event_id, false from api.sports_result where ended_at > $2
         union all select r.event_id, true from api.sports_result r where r.number > 1 and r.received_at > $3
           and exists (select 1 from api.sports_bet_leg l where l.event_id = r.event_id and l.result_number < r.number)
         union all select r.event_id, true from api.sports_result r where r.source = 'STAFF' and r.received_at > $3
           and exists (select 1 from api.sports_bet_leg l where l.event_id = r.event_id and l.result is null and (r.status <> 'PARTIAL' or api.contains_market(r.void_markets, l.market, l.line)))
       ) f group by event_id
     ) e left join lateral api.last_sports_result(e.event_id) r on r.event_id is not null`,
    [now, new Date(clock() - CORRECTIONS_MS), new Date(clock() - UNFINISHED_MS)],
  );
  // what staff decided is not replaced
  const asked = rows.filter(({ is_final }) => !is_final).map((row) => row.event_id);
  const results: MatchResult[] = [];
  let failure: Error | undefined;
  for (let from = 0; from < asked.length && !failure; from += MAX_ASKED_RESULTS)
    await readResults(deps, asked.slice(from, from + MAX_ASKED_RESULTS)).then(
      (found) => results.push(...found),
      (error: Error) => (failure = error),
    );
  const { rows: added } = await pool.query<{ event_id: string }>(
    `select event_id from api.store_feed_results(${compositeListParameter('sports_feed_result')}, $2) r (event_id)`,
    [
      compositeListJson(
        results.map(({ event, endedAt, number, status, reason, home, away, periods, statistics, field }) => ({
          event_id: event,
          number,
          status,
          reason,
          home,
          away,
          periods: JSON.stringify(periods),
          statistics: statistics && JSON.stringify(statistics),
          field: field ? JSON.stringify(field) : null,
          ended_at: new Date(endedAt),
        })),
      ),
      now,
    ],
  );
  // a result that another process stores at the same time is not among the added ones: its legs are decided here, too
  const corrected = results.filter(({ number }) => number > 1).map(({ event }) => event);
  const found = new Set(results.map(({ event }) => event));
  const stored = rows.filter(({ event_id, is_known, is_due }) => is_due && (is_known || found.has(event_id)));
  const events = new Set([...[...stored, ...added].map((row) => row.event_id), ...corrected]);
  return { events: [...events], failure };
}

interface OpenLegRow {
  readonly bet_id: string;
  readonly leg: number;
  readonly market: MarketKind;
  readonly line: number | null;
  readonly outcome: OutcomeId;
  readonly parts: readonly PartRow[] | null;
  readonly number: number;
  readonly is_void: boolean;
  readonly void_markets: VoidMarkets;
  readonly home: number;
  readonly away: number;
  readonly periods: readonly Score[];
  readonly statistics: MatchStatistics | null;
  readonly field: FieldResult | null;
  readonly place_terms: EachWayTerms | null;
  readonly placed_at: Date;
}

/** The result of a leg with its dead heats and deductions. */
function resultOf(row: OpenLegRow): LegResult {
  const { market: kind, line, outcome, is_void: isVoid, void_markets: voidMarkets, field, ...result } = row;
  if (isVoid) return { status: 'VOID' };
  if (!isFieldKind(kind)) return { status: decideLeg({ ...row, kind }, { ...result, isVoid, voidMarkets }) };
  const terms = row.place_terms ?? undefined;
  return decideField({ kind, line, outcome, terms, acceptedAt: row.placed_at.getTime() }, field);
}

/** Legs without a result: their index ends the search after a batch. */
const OPEN = 'l.result is null';
/** Legs whose result has been corrected. */
const CORRECTED = 'r.number > 1 and l.result_number < r.number';

/** Decides legs of these matches, at most a batch. Returns their number. */
async function decideLegs(
  { pool }: SettlementDeps,
  events: readonly string[],
  condition: typeof OPEN | typeof CORRECTED,
): Promise<number> {
  if (events.length === 0) return 0;
  const rows = await readUndecidedLegs(pool, events, condition);
  if (rows.length === 0) return 0;
  const results = rows.map(resultOf);
  await pool.query('select from api.decide_sports_legs($1, $2, $3, $4, $5)', [
    rows.map((row) => row.bet_id),
    rows.map((row) => row.leg),
    results.map(({ status }) => status),
    rows.map((row) => row.number),
    results.map(({ status: _, ...terms }) => (Object.keys(terms).length > 0 ? JSON.stringify(terms) : null)),
  ]);
  return rows.length;
}

async function readUndecidedLegs(
  pool: Pool,
  events: readonly string[],
  condition: typeof OPEN | typeof CORRECTED,
): Promise<readonly OpenLegRow[]> {
  const { rows } = await pool.query<OpenLegRow>(
    `select l.bet_id, l.leg, l.market, l.line, l.outcome, l.parts, r.number, r.void_markets, r.home, r.away, r.periods, r.statistics, r.field, l.place_terms,
       -- read for the rows of the batch only, after the limit
       (select b.placed_at from api.sports_bet b where b.id = l.bet_id) as placed_at,
       r.status = 'VOID' or api.contains_market(r.void_markets, l.market, l.line) as is_void
     from unnest($1::text[]) e (event_id)
       cross join lateral (select * from api.sports_result s where s.event_id = e.event_id order by s.number desc limit 1) r
       join api.sports_bet_leg l on l.event_id = e.event_id
     where ${condition} and (r.status <> 'PARTIAL' or api.contains_market(r.void_markets, l.market, l.line)) limit $2`,
    [events, BATCH],
  );
  return rows;
}

async function settle({ pool, clock }: SettlementDeps, bets: readonly PayableBet[]): Promise<void> {
  const at = clock();
  const codes = await settleBatch(
    pool,
    bets.map((bet) => ({ ...bet, payout: payoutOf(bet, `sports-result:${bet.id}`, at) })),
  );
  for (const [index, code] of codes.entries()) {
    // cashed out since it was read, also in part, or a result has been corrected and is applied next time
    if (code === 'OK' || code === 'ROUND_CLOSED' || code === 'NOT_SETTLED') continue;
    throw new Error(`Sports bet ${bets[index]?.id} was not settled: ${code}.`);
  }
}

async function correct({ pool, clock }: SettlementDeps, bets: readonly PayableBet[]): Promise<void> {
  for (const bet of bets) {
    const key = `sports-correction:${bet.id}:${resultNumbers(bet).join('-')}`;
    const payout = payoutOf(bet, key, clock());
    const movement = await correctBet(pool, bet, { ...payout, amount: bet.cashed_out + payout.amount });
    if (!movement.ok && movement.code !== 'NOT_SETTLED')
      throw new Error(`Sports bet ${bet.id} was not corrected: ${movement.code}.`);
  }
}

function payoutOf(bet: PayableBet, key: string, at: number) {
  return { key, amount: returnsOf(bet), at, numbers: resultNumbers(bet), stakePerLine: openStake(bet) };
}
