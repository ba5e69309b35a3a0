import type { RecordedBreak } from '@foyer/market/player-record-answers';
import type { Pool } from '@foyer/runtime';

interface BreakRow {
  readonly id: number;
  readonly kind: RecordedBreak['kind'];
  readonly origin: RecordedBreak['origin'];
  readonly groups: RecordedBreak['groups'];
  readonly length: string;
  readonly scope: RecordedBreak['scope'];
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

interface StepRow {
  readonly exclusion_id: number;
  readonly kind: RecordedBreak['steps'][number]['kind'];
  readonly reason: string | null;
  readonly staff: string | null;
  readonly cool_off_ends_at: Date | null;
  readonly at: Date;
}

/** Time-outs and exclusions of an account with the requests to end them and the decisions, newest first. */
export async function readBreaks(pool: Pool, playerId: string): Promise<readonly RecordedBreak[]> {
  const [breaks, steps] = await Promise.all([
    pool.query<BreakRow>(
      'select id, kind, origin, groups, api.break_length(length, starts_at, ends_at) as length, scope, starts_at, ends_at from api.exclusion where player_id = $1 order by id desc',
      [playerId],
    ),
    pool.query<StepRow>(
      `select r.exclusion_id, r.kind, r.reason, r.staff, r.cool_off_ends_at, r.at
       from api.exclusion_return r join api.exclusion e on e.id = r.exclusion_id where e.player_id = $1 order by r.id`,
      [playerId],
    ),
  ]);
  const stepsOf = Map.groupBy(steps.rows, ({ exclusion_id: id }) => id);
  return breaks.rows.map(({ starts_at: startsAt, ends_at: endsAt, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    steps: (stepsOf.get(row.id) ?? []).map(
      ({ exclusion_id: _, cool_off_ends_at: coolOffEndsAt, at, ...step }) => ({
        ...step,
        coolOffEndsAt: coolOffEndsAt?.toISOString() ?? null,
        at: at.toISOString(),
      }),
    ),
  }));
}
