import type { Pool } from '@foyer/runtime';

interface Playable {
  readonly id: string;
  /** The provider's word, on a scale of its own. */
  readonly popularity: number;
}

const LATELY_MS = 30 * 86_400_000;
/** The provider's favourite starts as if so many players had chosen it; real players soon outweigh that. */
const PRIOR_PLAYERS = 25;

/** How many players have staked on each game lately: people, not rounds, so that one evening of one player moves nothing. */
export async function readPlayersOfGames(pool: Pool, now: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ gameId: string; players: number }>(
    // a session's last activity is its last stake; one that was only opened has none
    `select game_id as "gameId", count(distinct player_id) as players from api.game_session
     where mode = 'REAL' and opened_at > $1 and last_activity_at > opened_at group by game_id`,
    [new Date(now - LATELY_MS)],
  );
  return new Map(rows.map(({ gameId, players }) => [gameId, players]));
}

/** Most popular first: what is played here, and the provider's word where that says little yet. */
export function inOrderOfPopularity<Game extends Playable>(
  games: readonly Game[],
  players: ReadonlyMap<string, number>,
): readonly Game[] {
  const most = Math.max(1, ...games.map((game) => game.popularity));
  const score = ({ id, popularity }: Game): number =>
    (players.get(id) ?? 0) + (PRIOR_PLAYERS * popularity) / most;
  return games.toSorted((left, right) => score(right) - score(left) || (left.id < right.id ? -1 : 1));
}
