import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { HistoryPeriod } from '../server/graphql/historyPeriod.ts';
import type { LimitPeriod } from '@foyer/market';
import type { ApiLimitKind } from '@foyer/market/limit-kinds';

/** A requested change of a limit with its outcome. Ceilings in minor units, minutes for SESSION; null = none. */
export interface LimitChangeRow {
  readonly id: number;
  readonly kind: ApiLimitKind;
  readonly period: LimitPeriod;
  readonly is_by_staff: boolean;
  readonly before: number | null;
  readonly after: number | null;
  readonly requested_at: Date;
  readonly confirmable_at: Date | null;
  readonly lapses_at: Date | null;
  /** Null for a change that never applied, or not yet. */
  readonly effective_at: Date | null;
  /** When a change ended that was never applied. */
  readonly ended_at: Date | null;
  readonly status: Types.LimitChangeStatus;
}

export interface LimitChangeFilter extends HistoryPeriod {
  readonly playerId: string;
  /** Null for all. */
  readonly kinds: readonly ApiLimitKind[] | null;
  /** Outcomes are as of this instant. */
  readonly at: Date;
}

const FROM =
  'from api.limit_changes($1, $2) c where c.requested_at >= $3 and ($4::timestamptz is null or c.requested_at < $4) and ($5::text[] is null or c.kind = any($5))';
const IS_RAISE = '(c.before is not null and (c.after is null or c.after > c.before))';

function valuesOf({ playerId, at, from, to, kinds }: LimitChangeFilter): readonly unknown[] {
  return [playerId, at, from, to, kinds];
}

/** One page of the changes, newest first. */
export async function readLimitChanges(
  pool: Pool,
  filter: LimitChangeFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly LimitChangeRow[]> {
  const { rows } = await pool.query<LimitChangeRow>(
    `select c.* ${FROM} order by c.id desc limit $6 offset $7`,
    [...valuesOf(filter), page.limit, page.offset],
  );
  return rows;
}

export interface LimitChangeSums {
  readonly count: number;
  /** First limits and lower ones. */
  readonly lowered: number;
  /** Raises and removals that applied. */
  readonly raised: number;
  /** Raises and removals that did not apply. */
  readonly notApplied: number;
}

export async function readLimitChangeSums(pool: Pool, filter: LimitChangeFilter): Promise<LimitChangeSums> {
  const { rows } = await pool.query<LimitChangeSums>(
    `select count(*) as count, count(*) filter (where not ${IS_RAISE}) as lowered,
       count(*) filter (where ${IS_RAISE} and c.status = 'APPLIED') as raised,
       count(*) filter (where ${IS_RAISE} and c.status <> 'APPLIED') as "notApplied" ${FROM}`,
    [...valuesOf(filter)],
  );
  const [sums] = rows;
  if (!sums) throw new Error('The query of limit changes returned no row.');
  return sums;
}

export function viewLimitChange(row: LimitChangeRow, currency: string): Types.LimitChange {
  const isTime = row.kind === 'SESSION';
  return {
    id: String(row.id),
    kind: row.kind,
    period: row.period,
    changedBy: row.is_by_staff ? 'STAFF' : 'PLAYER',
    currency,
    amountBefore: isTime ? null : row.before,
    amountAfter: isTime ? null : row.after,
    minutesBefore: isTime ? row.before : null,
    minutesAfter: isTime ? row.after : null,
    requestedAt: row.requested_at.toISOString(),
    confirmableAt: row.confirmable_at?.toISOString() ?? null,
    lapsesAt: row.lapses_at?.toISOString() ?? null,
    effectiveAt: row.effective_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    status: row.status,
  };
}
