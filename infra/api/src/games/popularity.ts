import type { Pool } from '@foyer/runtime';

interface Playable {
  readonly id: string;
  /** The provider's own popularity, on its own scale. */
  readonly popularity: number;
}

const LATELY_MS = 30 * 86_400_000;
/**
 * The provider's most popular game starts with this many virtual players; real players soon outweigh them.
 */
const PRIOR_PLAYERS = 25;

/**
 * Players who recently staked on each game. Players and not rounds count, so that one busy player does not
 * change the order.
 */
export async function readPlayersOfGames(pool: Pool, now: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ gameId: string; players: number }>(
    // a session's last activity is its last stake; a session without a stake has none
    `select game_id as "gameId", count(distinct player_id) as players from api.game_session
     where mode = 'REAL' and opened_at > $1 and last_activity_at > opened_at group by game_id`,
    [new Date(now - LATELY_MS)],
  );
  return new Map(rows.map(({ gameId, players }) => [gameId, players]));
}

/** Most popular first: by players here, and by the provider's popularity where players are few. */
export function sortByPopularity<Game extends Playable>(
  games: readonly Game[],
  players: ReadonlyMap<string, number>,
): readonly Game[] {
  const most = Math.max(1, ...games.map((game) => game.popularity));
  const score = ({ id, popularity }: Game): number =>
    (players.get(id) ?? 0) + (PRIOR_PLAYERS * popularity) / most;
  return games.toSorted((left, right) => score(right) - score(left) || (left.id < right.id ? -1 : 1));
}
