import type { Pool } from '@foyer/runtime';

export interface RoundRow {
  /** Negative for a round of free spins, so that the ids of both tables differ. */
  readonly id: number;
  readonly reference: string;
  readonly game_id: string;
  readonly status: 'OPEN' | 'CLOSED' | 'ROLLED_BACK';
  readonly stake: number;
  readonly paid: number;
  readonly currency: string;
  readonly balance_after: number;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
  readonly is_free: boolean;
}

export interface RoundFilter {
  readonly playerId: string;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly gameId: string | undefined;
  readonly statuses?: readonly RoundRow['status'][] | undefined;
}

export interface RoundCursor {
  readonly openedAt: string;
  readonly id: number;
}

/** Conditions of a filter that rounds with a stake and free rounds share. */
const WHERE = `player_id = $1 and ($2::timestamptz is null or opened_at >= $2) and ($3::timestamptz is null or opened_at < $3) and ($4::text is null or game_id = $4) and ($5::text[] is null or status = any($5))`;

const AFTER = '($6::timestamptz is null or (opened_at, id) < ($6, $7::bigint))';
const NEWEST = 'order by opened_at desc, id desc limit $8';
const COMMON = 'reference, game_id, status, paid, currency, balance_after, opened_at, closed_at';
const FREE = `(select -id as id, player_id, ${COMMON} from api.free_round)`;

/** One more than requested shows whether there is a next page. */
export async function readRounds(
  pool: Pool,
  filter: RoundFilter,
  first: number,
  after: RoundCursor | undefined,
): Promise<readonly RoundRow[]> {
  const { rows } = await pool.query<RoundRow>(
    `(select id, stake, false as is_free, ${COMMON} from api.wager where ${WHERE} and product = 'casino' and game_id is not null and ${AFTER} ${NEWEST})
     union all
     (select id, 0::bigint as stake, true as is_free, ${COMMON} from ${FREE} free where ${WHERE} and ${AFTER} ${NEWEST})
     ${NEWEST}`,
    [...valuesOf(filter), after?.openedAt ?? null, after?.id ?? null, first + 1],
  );
  return rows;
}

export async function readRoundTotals(
  pool: Pool,
  filter: RoundFilter,
): Promise<{ readonly rounds: number; readonly stake: number; readonly paid: number }> {
  const { rows } = await pool.query<{ rounds: number; stake: number; paid: number }>(
    `select count(*) as rounds, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(paid), 0)::bigint as paid from (
       select stake, paid from api.wager where ${WHERE} and product = 'casino' and status <> 'ROLLED_BACK'
       union all select 0, paid from api.free_round where ${WHERE} and status <> 'ROLLED_BACK') rounds`,
    valuesOf(filter),
  );
  return rows[0] ?? { rounds: 0, stake: 0, paid: 0 };
}

function valuesOf(filter: RoundFilter): unknown[] {
  return [filter.playerId, filter.from, filter.to, filter.gameId ?? null, filter.statuses ?? null];
}
