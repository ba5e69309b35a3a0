import type { PlayerMatch } from '@foyer/market/player-record-answers';
import type { Clock, Pool } from '@foyer/runtime';

const MAX_MATCHES = 25;

export interface MatchRow {
  readonly id: string;
  readonly brand: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly date_of_birth: string;
  readonly country: string;
  readonly status: 'Active' | 'Closed';
  readonly self_excluded_at: Date | null;
  readonly excluded_groups: readonly string[];
  readonly timeout_ends_at: Date | null;
  readonly created_at: Date;
}

/** Players by id, name, email address, user name or phone number (SQL `search_players`); at most 25. */
export async function searchPlayers(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  query: string,
  brand: string | undefined,
): Promise<{ readonly players: readonly PlayerMatch[]; readonly isTruncated: boolean }> {
  const { rows } = await pool.query<MatchRow>(
    'select p.*, p.date_of_birth::text as date_of_birth from api.search_players($1, $2, $3) p',
    [query, brand ?? null, MAX_MATCHES + 1],
  );
  return {
    players: rows.slice(0, MAX_MATCHES).map((row) => viewMatch(row, clock())),
    isTruncated: rows.length > MAX_MATCHES,
  };
}

export function viewMatch(row: MatchRow, now: number): PlayerMatch {
  return {
    brand: row.brand,
    playerId: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    dateOfBirth: row.date_of_birth,
    country: row.country,
    status: row.status,
    isExcluded: row.self_excluded_at !== null || row.excluded_groups.length > 0,
    isOnTimeOut: (row.timeout_ends_at?.getTime() ?? 0) > now,
    registeredAt: row.created_at.toISOString(),
  };
}
