import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { HistoryPeriod } from '../server/graphql/historyPeriod.ts';
import { REWARD_COLUMNS, type RewardRow } from './playerRewards.ts';

/** A reward that was claimed, expired, failed or removed. */
export interface PastRewardRow extends RewardRow {
  readonly outcome: Types.RewardStatus;
  /** Time of the outcome. */
  readonly happened_at: Date;
}

export interface PastRewardFilter extends HistoryPeriod {
  readonly playerId: string;
  /** Null for all. */
  readonly outcomes: readonly Types.RewardStatus[] | null;
  /** Outcomes are as of this instant. */
  readonly at: Date;
}

const FROM = `from api.reward_history($1, $2) h
  where h.happened_at >= $3 and ($4::timestamptz is null or h.happened_at < $4) and ($5::text[] is null or h.outcome = any($5))`;

function valuesOf({ playerId, at, from, to, outcomes }: PastRewardFilter): readonly unknown[] {
  return [playerId, at, from, to, outcomes];
}

/** One page of the past rewards, newest first. */
export async function readPastRewards(
  pool: Pool,
  filter: PastRewardFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly PastRewardRow[]> {
  const { rows } = await pool.query<PastRewardRow>(
    `select ${REWARD_COLUMNS}, p.outcome as status_now, p.outcome, p.happened_at
     from (select h.* ${FROM} order by h.happened_at desc, h.assignation_id desc limit $6 offset $7) p
     join api.player_reward r on r.assignation_id = p.assignation_id order by p.happened_at desc, p.assignation_id desc`,
    [...valuesOf(filter), page.limit, page.offset],
  );
  return rows;
}

export async function readPastRewardSums(
  pool: Pool,
  filter: PastRewardFilter,
): Promise<Types.PastRewardTotals> {
  const { rows } = await pool.query<Types.PastRewardTotals>(
    `select count(*) as count, count(*) filter (where h.outcome = 'Credited') as claimed,
       count(*) filter (where h.outcome = 'Expired') as expired ${FROM}`,
    [...valuesOf(filter)],
  );
  const [sums] = rows;
  if (!sums) throw new Error('The query of past rewards returned no row.');
  return sums;
}
