import type { Pool } from '@foyer/runtime';

export async function readPaymentSummary(
  pool: Pool,
  playerId: string,
): Promise<{ readonly deposits: number; readonly depositedMinor: number }> {
  const { rows } = await pool.query<{ deposits: number; deposited: number }>(
    `select count(*) as deposits, coalesce(sum(amount), 0)::bigint as deposited from api.payment_transaction where player_id = $1 and direction = 'Deposit' and status = 'Completed'`,
    [playerId],
  );
  return { deposits: rows[0]?.deposits ?? 0, depositedMinor: rows[0]?.deposited ?? 0 };
}

export interface FundingRow {
  readonly type: 'Dividends' | 'Inheritance' | 'Other' | 'Salary' | 'SaleOfCompany' | 'SaleOfProperty';
  readonly options: { title: string; tooltip?: string | null; checked: boolean }[];
  readonly files: { documentId: string }[];
  readonly completed: boolean;
  readonly is_requested: boolean;
  readonly requested_comment: string | null;
}

export async function readFunding(pool: Pool, playerId: string): Promise<readonly FundingRow[]> {
  const { rows } = await pool.query<FundingRow>(
    'select * from api.source_of_wealth_funding where player_id = $1 order by type',
    [playerId],
  );
  return rows;
}

export async function readPopUps(pool: Pool, playerId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from api.customer_pop_up where player_id = $1 and seen_at is null order by added_at, id',
    [playerId],
  );
  return rows.map((row) => row.id);
}

export async function readRecentlyPlayed(
  pool: Pool,
  playerId: string,
  maxRows: number,
): Promise<readonly { readonly gameId: string; readonly playedAt: Date }[]> {
  const { rows } = await pool.query<{ gameId: string; playedAt: Date }>(
    'select game_id as "gameId", played_at as "playedAt" from api.recently_played where player_id = $1 order by played_at desc, game_id limit $2',
    [playerId, maxRows],
  );
  return rows;
}

/** End of the brand's current maintenance; undefined without maintenance. */
export async function readMaintenance(pool: Pool, brand: string, now: number): Promise<Date | undefined> {
  const { rows } = await pool.query<{ until: Date | null }>(
    'select max(ends_at) as until from api.maintenance where (brand is null or brand = $1) and starts_at <= $2 and ends_at > $2',
    [brand, new Date(now)],
  );
  return rows[0]?.until ?? undefined;
}
