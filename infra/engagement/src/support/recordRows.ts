import type { EngagementRecord } from '@foyer/market/engagement-answers';
import type { Pool } from '@foyer/runtime';
import type { Player } from '../player.ts';
import type { ContentVersions } from '../rules/ruleSets.ts';

const MAX_ROWS = 100;

/** Entries of points, newest first. */
export async function readEntries(
  pool: Pool,
  { brand, playerId }: Player,
): Promise<EngagementRecord['points']> {
  const { rows } = await pool.query<Omit<EngagementRecord['points'][number], 'at'> & { readonly at: Date }>(
    `select at, amount, balance, reason, subject, seq from engagement.point_entry
     where brand = $1 and player_id = $2 order by seq desc, id limit $3`,
    [brand, playerId, MAX_ROWS],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Rewards that the rules gave, newest first. */
export async function readRewards(
  pool: Pool,
  { brand, playerId }: Player,
): Promise<EngagementRecord['rewards']> {
  const { rows } = await pool.query<Omit<EngagementRecord['rewards'][number], 'at'> & { readonly at: Date }>(
    `select at, offer, reason, subject, seq,
       case when confirmed_at is not null then 'SENT' when refused_code is not null then 'REFUSED' else 'PENDING' end as state
     from engagement.reward_grant where brand = $1 and player_id = $2 order by seq desc limit $3`,
    [brand, playerId, MAX_ROWS],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Ids of the runs that the player has registered for, newest first. */
export async function readRuns(pool: Pool, { brand, playerId }: Player): Promise<readonly string[]> {
  const { rows } = await pool.query<{ run_id: string }>(
    'select run_id from engagement.tournament_entry where brand = $1 and player_id = $2 order by registered_at desc limit $3',
    [brand, playerId, MAX_ROWS],
  );
  return rows.map(({ run_id: runId }) => runId);
}

/** Versions of the content by rule set, as they were last in force. */
export async function readVersions(pool: Pool, brand: string): Promise<ReadonlyMap<string, ContentVersions>> {
  const { rows } = await pool.query<{ rules_id: string; versions: ContentVersions }>(
    'select distinct on (rules_id) rules_id, versions from engagement.rule_publication where brand = $1 order by rules_id, id desc',
    [brand],
  );
  return new Map(rows.map(({ rules_id: rulesId, versions }) => [rulesId, versions]));
}
