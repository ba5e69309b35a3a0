import type { Pool } from '@foyer/runtime';
import type { LimitModel } from './limitChanges.ts';
import type { Story } from './scripts.ts';

interface StoredLimit {
  readonly name: string;
  readonly ceiling: number | null;
  readonly pending_ceiling: number | null;
  /** Key of the request from which the pending raise has its time. */
  readonly pending_key: string | null;
  readonly is_pending: boolean;
}

/** Differences between the acknowledged changes of limits, by player and staff, and the stored ones. */
export async function limitFaults(pool: Pool, { player, limits, ending }: Story): Promise<readonly string[]> {
  if (!limits) return ['no limits'];
  const { playerId } = player.account;
  const faults = [...limits.faults];
  const stored = await pool.query<StoredLimit>(
    `select l.kind || ' ' || l.period as name, l.ceiling, l.pending_ceiling, l.pending_requested_at is not null as is_pending,
       (select g.key from api.responsible_gaming_event g where g.player_id = l.player_id and g.at = l.pending_requested_at and g.details ->> 'kind' = l.kind and g.details ->> 'period' = l.period order by g.id desc limit 1) as pending_key
     from api.player_limit l where l.player_id = $1`,
    [playerId],
  );
  for (const [name, { ceiling, pending }] of limits.limits) {
    const row = stored.rows.find((candidate) => candidate.name === name);
    const actual = [
      row?.ceiling ?? null,
      row?.is_pending ?? false,
      row?.pending_ceiling ?? null,
      row?.pending_key ?? null,
    ];
    const expected = [ceiling, pending !== undefined, pending?.ceiling ?? null, pending?.key ?? null];
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      faults.push(`${ending.brand} ${name}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`);
  }
  const { rows } = await pool.query<{ key: string | null }>(
    `select key from api.responsible_gaming_event where player_id = $1 and kind in ('limit-set', 'limit-confirmed', 'limit-change-cancelled')`,
    [playerId],
  );
  if (!isSame(rows, limits.applied))
    faults.push(
      `${ending.brand} limits: ${rows.length} events for ${limits.applied.size} acknowledged changes`,
    );
  return [...faults, ...(await staffActionFaults(pool, playerId, limits))];
}

interface StoredStaffActions {
  readonly staffActions: readonly { readonly key: string }[];
  readonly is_deposit_blocked: boolean;
  readonly is_raise_blocked: boolean;
  readonly is_suppressed: boolean;
}

/** Each decision of staff is stored once, and its effect is in force until the release. */
async function staffActionFaults(
  pool: Pool,
  playerId: string,
  model: LimitModel,
): Promise<readonly string[]> {
  const { rows } = await pool.query<StoredStaffActions>(
    `select coalesce((select json_agg(json_build_object('key', a.key)) from api.harm_action a where a.player_id = p.id), '[]') as "staffActions",
       'DEPOSITS_BLOCKED' = any(api.deposit_blocks(p, null, true, now())) as is_deposit_blocked,
       p.increase_deposit_limit_blocked as is_raise_blocked, p.is_suppressed
     from api.player p where p.id = $1`,
    [playerId],
  );
  const [row] = rows;
  if (!row) return ['The player has no row in the database.'];
  const { isDepositBlocked, isDepositRaiseBlocked, staffActions } = model;
  return [
    ...(isSame(row.staffActions, staffActions)
      ? []
      : [`${row.staffActions.length} staff actions, ${staffActions.size} were acknowledged`]),
    ...(row.is_deposit_blocked === isDepositBlocked
      ? []
      : [`deposits blocked is ${row.is_deposit_blocked}, expected ${isDepositBlocked}`]),
    ...(row.is_raise_blocked === isDepositRaiseBlocked
      ? []
      : [`raises blocked is ${row.is_raise_blocked}, expected ${isDepositRaiseBlocked}`]),
    ...(isDepositBlocked && !row.is_suppressed ? ['a blocked player is not excluded from marketing'] : []),
  ];
}

function isSame(rows: readonly { readonly key: string | null }[], keys: ReadonlySet<string>): boolean {
  const stored = rows.map(({ key }) => key ?? 'none').sort();
  return JSON.stringify(stored) === JSON.stringify([...keys].sort());
}
