import type { Pool } from '@foyer/runtime';
import type { NameColumns } from '../../players/names.ts';

/** A contributor of the last 24 hours. */
export interface RankedContributor extends NameColumns {
  readonly player_id: string;
  readonly brand: string;
  /** From 0. */
  readonly position: number;
  /** Euro cents. */
  readonly contributed: number;
}

export interface Ranking {
  /** The first positions, in order. */
  readonly entries: readonly RankedContributor[];
  readonly contributors: number;
  /** Euro cents of all contributors. */
  readonly contributed: number;
}

export async function readRanking(pool: Pool, instanceId: string, size: number): Promise<Ranking> {
  const [{ rows: entries }, { rows: totals }] = await Promise.all([
    pool.query<RankedContributor>(
      `select r.player_id, r.brand, r.position, r.contributed, p.first_name, p.last_name
       from api.jackpot_ranking r join api.player p on p.id = r.player_id
       where r.instance_id = $1 order by r.position limit $2`,
      [instanceId, size],
    ),
    pool.query<{ readonly contributors: number; readonly contributed: number }>(
      `select count(*)::integer as contributors, coalesce(sum(contributed), 0)::bigint as contributed
       from api.jackpot_ranking where instance_id = $1`,
      [instanceId],
    ),
  ]);
  return { entries, contributors: totals[0]?.contributors ?? 0, contributed: totals[0]?.contributed ?? 0 };
}

/** The player's position from 0, also beyond the entries that are shown; -1 without a contribution. */
export async function readPosition(pool: Pool, instanceId: string, playerId: string): Promise<number> {
  const { rows } = await pool.query<{ readonly position: number }>(
    'select position from api.jackpot_ranking where instance_id = $1 and player_id = $2',
    [instanceId, playerId],
  );
  return rows[0]?.position ?? -1;
}
