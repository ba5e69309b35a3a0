import type { RaffleWinner } from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { NameColumns } from '../players/names.ts';
import type { BackwardPage } from '../server/graphql/backwardPages.ts';

/** A finished raffle. */
export interface DrawRow {
  readonly instance_id: string;
  readonly jackpot_name: string;
  readonly at: Date;
  readonly winners: readonly RaffleWinner[];
}

/** The newest raffles of the page in ascending order, and one more when there are earlier ones. */
export async function readDraws(pool: Pool, { size, beforeKey }: BackwardPage): Promise<readonly DrawRow[]> {
  const { rows } = await pool.query<DrawRow>(
    `select * from api.raffle_draw
     where $2::text is null or (at, instance_id) < (select at, instance_id from api.raffle_draw where instance_id = $2)
     order by at desc, instance_id desc limit $1`,
    [size + 1, beforeKey ?? null],
  );
  return rows.toReversed();
}

/** A contributor to a pot, in order of position. */
export interface LeaderboardRow extends NameColumns {
  readonly player_id: string;
  readonly brand: string;
  readonly position: number;
  /** Minor units of `currency`. */
  readonly expected_prize: number;
  readonly currency: string;
  readonly rank_name: string | null;
  readonly rank_image_url: string | null;
}

export async function readLeaderboard(
  pool: Pool,
  instanceId: string,
  potId: string,
  size: number,
): Promise<readonly LeaderboardRow[]> {
  const { rows } = await pool.query<LeaderboardRow>(
    `select c.*, p.first_name, p.last_name from api.jackpot_contributor c join api.player p on p.id = c.player_id
     where c.instance_id = $1 and c.pot_id = $2 order by c.position limit $3`,
    [instanceId, potId, size],
  );
  return rows;
}
