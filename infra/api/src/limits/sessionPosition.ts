import type { Pool } from '@foyer/runtime';

export interface PlayerSessionTimes {
  readonly startedAt: Date;
  readonly realityCheckedAt: Date | undefined;
}

export interface PositionSince {
  readonly startedAt: Date;
  readonly staked: number;
  readonly returned: number;
  readonly rounds: number;
}

export async function readSessionTimes(
  pool: Pool,
  playerId: string,
  sid: string,
): Promise<PlayerSessionTimes | undefined> {
  const { rows } = await pool.query<{ started_at: Date; reality_checked_at: Date | null }>(
    'select started_at, reality_checked_at from api.player_session where sid = $1 and player_id = $2',
    [sid, playerId],
  );
  return (
    rows[0] && { startedAt: rows[0].started_at, realityCheckedAt: rows[0].reality_checked_at ?? undefined }
  );
}

export async function readPosition(pool: Pool, playerId: string, since: Date): Promise<PositionSince> {
  const { rows } = await pool.query<{ staked: number; paid: number; rounds: number }>(
    `select s.staked, s.paid, (select count(*) from api.wager r where r.player_id = $1 and r.opened_at >= $2 and r.status <> 'ROLLED_BACK') as rounds from api.play_since($1, $2) s`,
    [playerId, since],
  );
  const [row] = rows;
  return { startedAt: since, staked: row?.staked ?? 0, returned: row?.paid ?? 0, rounds: row?.rounds ?? 0 };
}
