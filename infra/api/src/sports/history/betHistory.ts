import type { SportsBetOutcome } from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { HistoryPeriod } from '../../server/graphql/historyPeriod.ts';
import { BETS, type BetRow } from '../betRows.ts';
import type { PartRow } from '../builderLegs.ts';

/** Bets by their time of placement. */
export interface BetFilter extends HistoryPeriod {
  readonly playerId: string;
  /** Null for all. */
  readonly outcomes: readonly SportsBetOutcome[] | null;
  /** Bets with at least one selection of this sport; null for all. */
  readonly sport: string | null;
}

/** Outcome of a bet `b` for its player. */
const OUTCOME = `case when b.status <> 'SETTLED' then b.status
  when not exists (select 1 from api.sports_bet_leg l where l.bet_id = b.id and l.result <> 'VOID') then 'VOID' when b.returns > 0 then 'WON' else 'LOST' end`;

const CONDITION = `b.player_id = $1 and b.placed_at >= $2 and ($3::timestamptz is null or b.placed_at < $3) and ($4::text[] is null or ${OUTCOME} = any($4))
  and ($5::text is null or exists (select 1 from api.sports_bet_leg l where l.bet_id = b.id and l.sport = $5))`;

const valuesOf = ({ playerId, from, to, outcomes, sport }: BetFilter): readonly unknown[] => [
  playerId,
  from,
  to,
  outcomes,
  sport,
];

/** A page of the bets, newest first. `after` is the id of the last bet before it; an unknown one returns no bets. */
export async function readBetHistory(
  pool: Pool,
  filter: BetFilter,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly BetRow[]> {
  const { rows } = await pool.query<BetRow>(
    `${BETS} where ${CONDITION}
       and ($6::text is null or (b.placed_at, b.id) < (select o.placed_at, o.id from api.sports_bet o where o.player_id = $1 and o.id = $6))
     order by b.placed_at desc, b.id desc limit $7`,
    [...valuesOf(filter), after ?? null, limit],
  );
  return rows;
}

/** Sums of all bets that match a filter, in minor units. */
export interface BetSums {
  readonly bets: number;
  readonly stake: number;
  /** The part of the stake that is still in open bets. */
  readonly openStake: number;
  readonly returns: number;
  /** Returns, with those of partial cash-outs, less the stake that is not open any more. */
  readonly net: number;
}

export async function readBetSums(pool: Pool, filter: BetFilter): Promise<BetSums> {
  const { rows } = await pool.query<{
    readonly bets: number;
    readonly stake: number;
    readonly open_stake: number;
    readonly returns: number;
  }>(
    `select count(*) as bets, coalesce(sum(b.stake), 0)::bigint as stake, coalesce(sum(b.lines * (b.stake_per_line - b.cashed_out_per_line)) filter (where b.status = 'OPEN'), 0)::bigint as open_stake,
       coalesce(sum(coalesce(b.returns, b.cashed_out)), 0)::bigint as returns from api.sports_bet b where ${CONDITION}`,
    [...valuesOf(filter)],
  );
  const [sums] = rows;
  if (!sums) throw new Error('The query of sports bets returned no row.');
  const { bets, stake, open_stake: openStake, returns } = sums;
  return { bets, stake, openStake, returns, net: returns - (stake - openStake) };
}

/** A bet in an export. */
export interface ExportedBet {
  readonly id: string;
  readonly outcome: SportsBetOutcome;
  readonly stake: number;
  readonly returns: number | null;
  readonly placed_at: Date;
  readonly ordered_at: string;
  readonly legs: readonly {
    readonly home: string;
    readonly away: string;
    readonly price: number;
    /** Null unless it is a bet builder. */
    readonly parts: readonly PartRow[] | null;
  }[];
}

/** The bets after a position, oldest first. */
export async function readExportedBets(
  pool: Pool,
  filter: BetFilter,
  after: { readonly at: Date | string; readonly id: string },
  limit: number,
): Promise<readonly ExportedBet[]> {
  const { rows } = await pool.query<ExportedBet>(
    `select b.id, ${OUTCOME} as outcome, b.stake, b.returns, b.placed_at, b.placed_at::text as ordered_at,
       (select jsonb_agg(jsonb_build_object('home', l.home, 'away', l.away, 'price', l.price, 'parts', l.parts) order by l.leg) from api.sports_bet_leg l where l.bet_id = b.id) as legs
     from api.sports_bet b where ${CONDITION} and (b.placed_at, b.id) > ($6, $7) order by b.placed_at, b.id limit $8`,
    [...valuesOf(filter), after.at, after.id, limit],
  );
  return rows;
}

/** Those of the bets that belong to the player. */
export async function readBetsById(
  pool: Pool,
  playerId: string,
  ids: readonly string[],
): Promise<readonly BetRow[]> {
  const { rows } = await pool.query<BetRow>(
    `${BETS} where b.player_id = $1 and b.id = any($2) order by b.placed_at desc, b.id desc`,
    [playerId, ids],
  );
  return rows;
}
