import { LIMIT_PERIODS, type LimitPeriod } from '@foyer/market';
import { API_LIMIT_KINDS, type ApiLimitKind } from '@foyer/market/limit-kinds';
import type { Pool, PoolClient } from '@foyer/runtime';
import { type LimitState, type LimitChange, type LimitRule, dropLapsedRaise } from './limit.machine.ts';

export interface LimitKey {
  readonly kind: ApiLimitKind;
  readonly period: LimitPeriod;
}

/** A limit that is offered or that the player has set, with the player's ceiling and usage. */
export interface LimitView extends LimitKey, LimitState {
  readonly used: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** False for a limit that the player set before and that is not offered any more. */
  readonly isOffered: boolean;
  readonly isRequired: boolean;
  readonly isRolling: boolean;
}

export interface LimitRow {
  readonly kind: ApiLimitKind;
  readonly period: LimitPeriod;
  readonly is_offered: boolean;
  readonly is_required: boolean;
  readonly is_rolling: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly used: number;
  readonly ceiling: number | null;
  readonly pending_ceiling: number | null;
  readonly pending_requested_at: Date | null;
  readonly pending_confirmable_at: Date | null;
  readonly pending_lapses_at: Date | null;
  readonly cool_off_ms: number;
  readonly raise_not_before: Date | null;
  /**
   * True for deposit limits of a player whose raises are blocked, and for a limit that staff lowered, until
   * staff allow raises again.
   */
  readonly is_raise_blocked: boolean;
}

// the displayed usage comes from the functions that refuse bets: losses count real money, stakes count real
// and bonus money
const SELECT = `
  select r.kind, r.period, r.is_offered, r.is_required, span.starts_at, r.is_rolling,
    case when r.is_rolling then coalesce(case r.kind
        when 'DEPOSIT' then (select max(t.processed_at) from api.payment_transaction t where t.player_id = p.id and t.direction = 'Deposit' and t.status = 'Completed' and t.processed_at >= span.starts_at)
        else (select j.effective_at from api.journal j where j.player_id = p.id and j.effective_at >= span.starts_at and j.kind in ('bet', 'win', 'rollback') order by j.effective_at desc limit 1)
      end, $2::timestamptz) + (span.ends_at - $2::timestamptz) else span.ends_at end as ends_at,
    case r.kind when 'SESSION' then api.minutes_played_since(p.id, span.starts_at, $2)
      when 'LOSS' then (select greatest(0, s.staked - s.paid) from api.real_play_since(p.id, span.starts_at) s)
      else (select case r.kind when 'DEPOSIT' then s.deposited else s.staked end from api.play_since(p.id, span.starts_at) s) end as used,
    l.ceiling, l.pending_ceiling, l.pending_requested_at, l.pending_confirmable_at, l.pending_lapses_at,
    (extract(epoch from b.limit_increase_cool_off) * 1000)::float8 as cool_off_ms, case when r.raise_after_period then span.ends_at end as raise_not_before,
    (r.kind = 'DEPOSIT' and p.increase_deposit_limit_blocked) or exists (
      select 1 from api.harm_action a
      where a.player_id = p.id and a.action = 'limit' and a.details ->> 'kind' = r.kind and a.details ->> 'period' = r.period
        and not exists (select 1 from api.harm_action released where released.player_id = p.id and released.action = 'release' and released.id > a.id)) as is_raise_blocked
  from api.player p join api.brand_rule b on b.brand = p.brand join api.limit_rule r on r.brand = p.brand
  cross join lateral (select api.period_start(r.period, r.is_rolling, b.time_zone, $2) as starts_at, api.period_end(r.period, r.is_rolling, b.time_zone, $2) as ends_at) span
  left join api.player_limit l on l.player_id = p.id and l.kind = r.kind and l.period = r.period
  where p.id = $1`;

export async function readLimits(pool: Pool, playerId: string, now: number): Promise<readonly LimitView[]> {
  const { rows } = await pool.query<LimitRow>(
    `${SELECT} and (r.is_offered or l.ceiling is not null) order by array_position($3::text[], r.kind), array_position($4::text[], r.period)`,
    [playerId, new Date(now), API_LIMIT_KINDS, LIMIT_PERIODS],
  );
  return rows.map((row) => limitViewOf(row, now));
}

export async function readLimit(
  client: PoolClient,
  playerId: string,
  key: LimitKey,
  now: number,
): Promise<LimitRow | undefined> {
  const { rows } = await client.query<LimitRow>(`${SELECT} and r.kind = $3 and r.period = $4`, [
    playerId,
    new Date(now),
    key.kind,
    key.period,
  ]);
  return rows[0];
}

export async function writeLimit(
  client: PoolClient,
  playerId: string,
  key: LimitKey,
  next: LimitChange,
  now: number,
): Promise<void> {
  const { pending } = next;
  await client.query(
    `insert into api.player_limit (player_id, kind, period, ceiling, set_at, pending_ceiling, pending_requested_at, pending_confirmable_at, pending_lapses_at) values ($1,$2,$3,$4,$5,$6,$7,$8,$9)
     on conflict (player_id, kind, period) do update set ceiling = excluded.ceiling, set_at = excluded.set_at, pending_ceiling = excluded.pending_ceiling,
       pending_requested_at = excluded.pending_requested_at, pending_confirmable_at = excluded.pending_confirmable_at, pending_lapses_at = excluded.pending_lapses_at`,
    [
      playerId,
      key.kind,
      key.period,
      next.ceiling,
      new Date(now),
      pending?.ceiling ?? null,
      dateOrNull(pending?.requestedAt),
      dateOrNull(pending?.confirmableAt),
      dateOrNull(pending?.lapsesAt),
    ],
  );
}

function dateOrNull(instant: number | undefined): Date | null {
  return instant === undefined ? null : new Date(instant);
}

export function limitStateOf(row: LimitRow): LimitState {
  const {
    pending_requested_at: requestedAt,
    pending_confirmable_at: confirmableAt,
    pending_lapses_at: lapsesAt,
  } = row;
  const isPending = requestedAt !== null && confirmableAt !== null && lapsesAt !== null;
  return {
    ceiling: row.ceiling,
    pending: isPending
      ? {
          ceiling: row.pending_ceiling,
          requestedAt: requestedAt.getTime(),
          confirmableAt: confirmableAt.getTime(),
          lapsesAt: lapsesAt.getTime(),
        }
      : undefined,
  };
}

export function limitRuleOf(row: LimitRow): LimitRule {
  return {
    coolOffMs: row.cool_off_ms,
    notBefore: row.raise_not_before?.getTime(),
    isRequired: row.is_required,
    isRaiseBlocked: row.is_raise_blocked,
  };
}

export function limitViewOf(row: LimitRow, now: number): LimitView {
  return {
    ...dropLapsedRaise(limitStateOf(row), now),
    kind: row.kind,
    period: row.period,
    used: row.used,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isOffered: row.is_offered,
    isRequired: row.is_required,
    isRolling: row.is_rolling,
  };
}
