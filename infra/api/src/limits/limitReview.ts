import type * as Types from '@foyer/graphql/main';
import type { LicenceProfile } from '@foyer/market';
import type { Clock, Pool } from '@foyer/runtime';

export interface LimitReviewDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** When the player is asked to review the limits (`limitReviewMonths` of the licence and operator). */
export async function viewLimitReview(
  { pool, clock }: LimitReviewDeps,
  { limitReviewMonths }: Pick<LicenceProfile, 'limitReviewMonths'>,
  playerId: string,
): Promise<Types.LimitReview> {
  const { rows } = await pool.query<{ last_at: Date; due_at: Date | null }>(
    `select r.last_at, (r.last_at at time zone b.time_zone + make_interval(months => $2)) at time zone b.time_zone as due_at
     from api.player p join api.brand_rule b on b.brand = p.brand cross join lateral (select api.limits_considered_at(p) as last_at) r
     where p.id = $1`,
    [playerId, limitReviewMonths ?? null],
  );
  const [row] = rows;
  if (!row) throw new Error('The review of limits could not be read: the player or the rules are missing.');
  const dueAt = limitReviewMonths === undefined ? null : row.due_at;
  return {
    id: `${playerId}:limit-review`,
    months: limitReviewMonths ?? null,
    lastAt: row.last_at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isDue: dueAt !== null && dueAt.getTime() <= clock(),
  };
}

/** Records, for the regulator, that the player keeps the limits as they are; the next review counts from now. */
export async function recordLimitReview({ pool, clock }: LimitReviewDeps, playerId: string): Promise<void> {
  await pool.query(
    `insert into api.responsible_gaming_event (player_id, kind, details, at)
     select $1, 'limits-reviewed', jsonb_build_object('limits', coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'period', l.period, 'ceiling', l.ceiling)), '[]')), $2
     from api.player_limit l where l.player_id = $1 and l.ceiling is not null`,
    [playerId, new Date(clock())],
  );
}
