import type { Pool } from '@foyer/runtime';

export interface RoundRow {
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

const WHERE = `player_id = $1 and product = 'casino' and ($2::timestamptz is null or opened_at >= $2) and ($3::timestamptz is null or opened_at < $3) and ($4::text is null or game_id = $4) and ($5::text[] is null or status = any($5))`;

/** One more than requested shows whether there is a next page. */
export async function readRounds(
  pool: Pool,
  filter: RoundFilter,
  first: number,
  after: RoundCursor | undefined,
): Promise<readonly RoundRow[]> {
  const { rows } = await pool.query<RoundRow>(
    `select * from api.wager where ${WHERE} and game_id is not null and ($6::timestamptz is null or (opened_at, id) < ($6, $7::bigint)) order by opened_at desc, id desc limit $8`,
    [...valuesOf(filter), after?.openedAt ?? null, after?.id ?? null, first + 1],
  );
  return rows;
}

export async function readRoundTotals(
  pool: Pool,
  filter: RoundFilter,
): Promise<{ readonly rounds: number; readonly stake: number; readonly paid: number }> {
  const { rows } = await pool.query<{ rounds: number; stake: number; paid: number }>(
    `select count(*) as rounds, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(paid), 0)::bigint as paid from api.wager where ${WHERE} and status <> 'ROLLED_BACK'`,
    valuesOf(filter),
  );
  return rows[0] ?? { rounds: 0, stake: 0, paid: 0 };
}

function valuesOf(filter: RoundFilter): unknown[] {
  return [filter.playerId, filter.from, filter.to, filter.gameId ?? null, filter.statuses ?? null];
}
