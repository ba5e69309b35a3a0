import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';

interface SessionLimitRow {
  readonly ceiling: number;
  readonly used_seconds: number;
  readonly is_running: boolean;
  readonly ends_at: Date | null;
  readonly period_ends_at: Date;
}

/** The player's time limit with the least time left, for the countdown; null without one. */
export async function viewSessionLimit(
  pool: Pool,
  playerId: string,
  now: number,
): Promise<Types.SessionLimit | null> {
  const { rows } = await pool.query<SessionLimitRow>('select * from api.session_limit_of($1, $2)', [
    playerId,
    new Date(now),
  ]);
  const [row] = rows;
  return row === undefined
    ? null
    : {
        id: `${playerId}:session-limit`,
        minutes: row.ceiling,
        usedSeconds: row.used_seconds,
        remainingSeconds: Math.max(0, row.ceiling * 60 - row.used_seconds),
        isRunning: row.is_running,
        endsAt: row.ends_at?.toISOString() ?? null,
        periodEndsAt: row.period_ends_at.toISOString(),
        serverTime: new Date(now).toISOString(),
      };
}
