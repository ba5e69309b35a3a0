import type { ProfitBoost } from '@foyer/kernel/bet-boost';
import type { LegResult } from '@foyer/kernel/bet-settlement';
import type { EachWayTerms, FieldResult } from '@foyer/kernel/field';
import type { LegStatus, MarketKind, MatchStatistics, OutcomeId, Score } from '@foyer/kernel/markets';
import type { Pool } from '@foyer/runtime';
import type { PartRow, VoidMarkets } from './builderLegs.ts';

/** A stored bet. Amounts in minor units. */
export interface BetRow {
  readonly id: string;
  readonly brand: string;
  readonly player_id: string;
  /** Idempotency key of the request. */
  readonly key: string;
  readonly fingerprint: string;
  readonly status: 'OPEN' | 'SETTLED' | 'CASHED_OUT';
  readonly bankers: readonly number[];
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly stake_per_line: number;
  readonly stake: number;
  /** Part of the stake of each line that was cashed out while the bet stayed open. */
  readonly cashed_out_per_line: number;
  /** Paid for these parts; `returns` and `possible_returns` contain it. */
  readonly cashed_out: number;
  /** The last cash-outs, newest first; null without one. */
  readonly cash_outs: readonly CashOutRow[] | null;
  readonly possible_returns: number;
  readonly returns: number | null;
  readonly currency: string;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly corrected_at: Date | null;
  readonly boost_percent: number | null;
  readonly boost_maximum: number | null;
  /** Part of the stake that was bonus money. */
  readonly bonus_stake: number;
  readonly legs: readonly LegRow[];
}

/** Counts of a football match, with the names of its scorers. */
export interface StoredStatistics extends MatchStatistics {
  readonly names: readonly string[];
}

/** A cash-out of a bet or of a part of it; amounts in minor units, time as ISO 8601. */
export interface CashOutRow {
  readonly stake_per_line: number;
  readonly amount: number;
  readonly is_automatic: boolean;
  readonly at: string;
}

/** Cash-outs of a bet that are read with it. */
const MAX_CASH_OUTS = 20;

/** A leg with the result of its match, if there is one; times as ISO 8601. */
export interface LegRow {
  readonly event_id: string;
  readonly sport: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly starts_at: string;
  readonly market: MarketKind;
  readonly line: number | null;
  readonly outcome: OutcomeId;
  /** Selections of a bet builder, whose outcome is a digest of them; null for other legs. */
  readonly parts: readonly PartRow[] | null;
  readonly price: number;
  /** Price of the feed at acceptance, when `price` is a boosted one. */
  readonly regular_price: number | null;
  /** Name of the player or runner whom the outcome names. */
  readonly player: string | null;
  /** As accepted; null for a selection on the win alone. */
  readonly place_terms: EachWayTerms | null;
  readonly result: LegStatus | null;
  /** Dead heats and deductions of the result. */
  readonly result_terms: Omit<LegResult, 'status'> | null;
  readonly result_number: number | null;
  /** Reason for a void match or market. */
  readonly void_reason: 'ABANDONED' | 'WALKOVER' | 'OPERATOR' | null;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly periods: readonly Score[] | null;
  readonly statistics: StoredStatistics | null;
  /** Read for bet builders. */
  readonly void_markets: VoidMarkets | null;
  /** Finishing order, in races and outrights. */
  readonly field: FieldResult | null;
  readonly ended_at: string | null;
}

/** Reads bets with their legs and cash-outs; a condition on `b` follows. */
export const BETS = `select b.id, b.brand, b.player_id, b.key, b.fingerprint, b.status, b.bankers, b.sizes, b.lines, b.stake_per_line, b.stake, b.cashed_out_per_line, b.cashed_out, b.possible_returns, b.returns,
    b.currency, b.placed_at, b.settled_at, b.corrected_at, b.boost_percent, b.boost_maximum, b.bonus_stake,
    (select jsonb_agg(jsonb_build_object('event_id', l.event_id, 'sport', l.sport, 'competition', l.competition, 'home', l.home, 'away', l.away, 'starts_at', l.starts_at,
        'market', l.market, 'line', l.line, 'outcome', l.outcome, 'price', l.price, 'regular_price', l.regular_price, 'player', l.player, 'parts', l.parts, 'place_terms', l.place_terms, 'result', l.result, 'result_terms', l.result_terms, 'result_number', l.result_number,
        'void_reason', case when r.status <> 'VOID' and api.contains_market(r.void_markets, l.market, l.line) then 'OPERATOR' else r.reason end,
        'home_score', case when r.status <> 'PARTIAL' then r.home end, 'away_score', case when r.status <> 'PARTIAL' then r.away end,
        'periods', r.periods, 'statistics', r.statistics, 'field', r.field, 'void_markets', case when l.parts is not null then r.void_markets end, 'ended_at', r.ended_at) order by l.leg)
      from api.sports_bet_leg l left join api.sports_result r on r.event_id = l.event_id and r.number = l.result_number where l.bet_id = b.id) as legs,
    case when b.cashed_out > 0 or b.status = 'CASHED_OUT' then
      (select jsonb_agg(jsonb_build_object('stake_per_line', c.stake_per_line, 'amount', c.amount, 'is_automatic', c.is_automatic, 'at', c.at) order by c.at desc)
        from (select * from api.sports_cash_out where bet_id = b.id order by at desc limit ${MAX_CASH_OUTS}) c) end as cash_outs
  from api.sports_bet b`;

/** Open stake of a line, minor units. */
export function openStake({
  stake_per_line: staked,
  cashed_out_per_line: cashedOut,
}: Pick<BetRow, 'stake_per_line' | 'cashed_out_per_line'>): number {
  return staked - cashedOut;
}

/** Numbers of the results by which the legs were decided; null for open ones. */
export function resultNumbers({
  legs,
}: {
  readonly legs: readonly Pick<LegRow, 'result_number'>[];
}): readonly (number | null)[] {
  return legs.map(({ result_number: number }) => number);
}

/** Bets of one page of a player's list. */
export const BETS_A_PAGE = 20;

/** The bet that was placed with a key. */
export async function readBetByKey(pool: Pool, playerId: string, key: string): Promise<BetRow | undefined> {
  const { rows } = await pool.query<BetRow>(`${BETS} where b.player_id = $1 and b.key = $2`, [playerId, key]);
  return rows[0];
}

/** The bets that players have placed with these keys. */
export async function readBetsByKeys(
  pool: Pool,
  keys: readonly { readonly playerId: string; readonly key: string }[],
): Promise<readonly BetRow[]> {
  const { rows } = await pool.query<BetRow>(
    `${BETS} join unnest($1::text[], $2::text[]) asked (player_id, key) on b.player_id = asked.player_id and b.key = asked.key`,
    [keys.map(({ playerId }) => playerId), keys.map(({ key }) => key)],
  );
  return rows;
}

/** The bets with these ids, of any players. */
export async function readPlacedBets(pool: Pool, ids: readonly string[]): Promise<readonly BetRow[]> {
  const { rows } = await pool.query<BetRow>(`${BETS} where b.id = any($1)`, [ids]);
  return rows;
}

/** A bet of the player. */
export async function readBet(pool: Pool, playerId: string, id: string): Promise<BetRow | undefined> {
  const { rows } = await pool.query<BetRow>(`${BETS} where b.player_id = $1 and b.id = $2`, [playerId, id]);
  return rows[0];
}

/** Those of the bets that are open. */
export async function readOpenBets(
  pool: Pool,
  playerId: string,
  ids: readonly string[],
): Promise<readonly BetRow[]> {
  const { rows } = await pool.query<BetRow>(
    `${BETS} where b.player_id = $1 and b.id = any($2) and b.status = 'OPEN' order by b.placed_at desc, b.id desc`,
    [playerId, ids],
  );
  return rows;
}

export interface BetPage {
  readonly playerId: string;
  /** Closed bets are settled or cashed out. */
  readonly isOpen: boolean | undefined;
  /** Id of the last bet of the page before. */
  readonly before: string | undefined;
}

/** The player's bets, newest first. An unknown `before` returns no bets. */
export async function readBets(
  pool: Pool,
  { playerId, isOpen, before }: BetPage,
): Promise<readonly BetRow[]> {
  const { rows } = await pool.query<BetRow>(
    `${BETS} where b.player_id = $1 and ($2::boolean is null or (b.status = 'OPEN') = $2)
       and ($3::text is null or (b.placed_at, b.id) < (select o.placed_at, o.id from api.sports_bet o where o.player_id = $1 and o.id = $3))
     order by b.placed_at desc, b.id desc limit $4`,
    [playerId, isOpen ?? null, before ?? null, BETS_A_PAGE],
  );
  return rows;
}

/** The profit boost of a bet, if it has one. */
export function boostOf({
  boost_percent,
  boost_maximum,
}: Pick<BetRow, 'boost_percent' | 'boost_maximum'>): ProfitBoost | undefined {
  return boost_percent === null || boost_maximum === null
    ? undefined
    : { percent: boost_percent, maximum: boost_maximum };
}
