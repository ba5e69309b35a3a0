import type { DocumentOverview } from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';

/** Number of past days that determine the current pace of review. */
const PACE_DAYS = 7;
const MINUTES_OF_PACE = PACE_DAYS * 24 * 60;

/** When staff will reach the player's oldest waiting file, from the queue and the verdicts of the last days. */
export async function estimateReview(
  pool: Pool,
  playerId: string,
  now: number,
): Promise<Pick<DocumentOverview, 'filesAhead' | 'reviewMinutes'>> {
  const { rows } = await pool.query<{ waiting: boolean; ahead: number; decided: number }>(
    `with own as (select min(uploaded_at) as since from api.document_file where player_id = $1 and status = 'InReview')
     select own.since is not null as waiting,
       (select count(*)::int from api.document_file f where f.status = 'InReview' and f.uploaded_at < own.since) as ahead,
       (select count(distinct v.file_id)::int from api.document_verdict v where v.at > $2::timestamptz - make_interval(days => $3) and v.at <= $2) as decided
     from own`,
    [playerId, new Date(now), PACE_DAYS],
  );
  const [row] = rows;
  if (!row?.waiting) return { filesAhead: null, reviewMinutes: null };
  return { filesAhead: row.ahead, reviewMinutes: reviewMinutes(row.ahead, row.decided) };
}

/** Whole minutes for the files ahead and the player's own; null without verdicts in the last days. */
export function reviewMinutes(ahead: number, decided: number): number | null {
  return decided === 0 ? null : Math.ceil(((ahead + 1) * MINUTES_OF_PACE) / decided);
}
