import type { Leaderboard } from '@foyer/kernel/tournaments';
import type { Pool } from '@foyer/runtime';

/** Places that every viewer sees. */
export const SHOWN_PLACES = 20;

interface RankedRow {
  readonly player_id: string;
  readonly initials: string;
  readonly score: number;
  readonly rounds: number;
  readonly place: number | null;
}

/** The ranking of a run: the best places, and those of some players. */
export interface Ranking {
  readonly players: number;
  /** The leaderboard as one player sees it; undefined: a visitor who is not registered. */
  leaderboardOf(playerId: string | undefined): Leaderboard;
}

/**
 * Reads the ranking of a run once for many players. The order is that of the final result (see `finalise`); players
 * without a score have no place.
 */
export async function readRanking(pool: Pool, runId: string, playerIds: readonly string[]): Promise<Ranking> {
  const { rows } = await pool.query<RankedRow>(
    `select player_id, initials, score, rounds, place from (
       select player_id, initials, score, rounds,
         case when score > 0 then row_number() over (order by score desc, reached_at, reached_seq, player_id) end as place
       from engagement.tournament_entry where run_id = $1) ranked
     where place <= $2 or player_id = any($3) order by place nulls last`,
    [runId, SHOWN_PLACES, playerIds],
  );
  const counted = await pool.query<{ players: number }>(
    'select players from engagement.tournament_run where id = $1',
    [runId],
  );
  const players = counted.rows[0]?.players ?? 0;
  const byPlayer = new Map(rows.map((row) => [row.player_id, row]));
  const shown = rows.filter(({ place }) => place !== null && place <= SHOWN_PLACES);
  return {
    players,
    leaderboardOf(playerId) {
      const own = playerId === undefined ? undefined : byPlayer.get(playerId);
      return {
        rows: shown.map((row) => ({
          place: row.place ?? 0,
          name: pseudonym(row.initials),
          score: row.score,
          isMe: row.player_id === playerId,
        })),
        me: own ? { place: own.place, score: own.score, rounds: own.rounds } : null,
        players,
      };
    },
  };
}

/** The name that other players see. */
export function pseudonym(initials: string): string {
  return `${initials}***`;
}
