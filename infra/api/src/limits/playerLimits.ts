import { inTransaction, type Clock, type Pool } from '@foyer/runtime';
import { fail, succeed, type Result } from '@foyer/kernel';
import { cancelRaise, confirmLimit, requestLimit, type LimitChange } from './limit.machine.ts';
import {
  limitRuleOf,
  limitStateOf,
  limitViewOf,
  readLimit,
  writeLimit,
  type LimitKey,
  type LimitRow,
  type LimitView,
} from './limitRows.ts';

export type LimitRefusal =
  'LIMIT_NOT_OFFERED' | 'LIMIT_REQUIRED' | 'LIMIT_INCREASE_BLOCKED' | 'NOTHING_PENDING' | 'COOLING_OFF';

/**
 * Sets, lowers, raises or removes a limit. A lower limit applies immediately, also a first one; a raise or
 * removal waits for the cool-off.
 */
export function setLimit(
  deps: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  key: LimitKey,
  ceiling: number | null,
  changedBy: 'player' | 'staff' = 'player',
): Promise<Result<LimitView, LimitRefusal>> {
  const event = { kind: 'limit-set', ...(changedBy === 'staff' && { isByStaff: true }) } as const;
  return change(deps, playerId, key, event, (row, now) =>
    requestLimit(limitStateOf(row), ceiling, now, limitRuleOf(row)),
  );
}

export function confirmPendingLimit(
  deps: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  key: LimitKey,
): Promise<Result<LimitView, LimitRefusal>> {
  return change(deps, playerId, key, { kind: 'limit-confirmed' }, (row, now) =>
    confirmLimit(limitStateOf(row), now, limitRuleOf(row)),
  );
}

export function cancelPendingLimit(
  deps: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  key: LimitKey,
): Promise<Result<LimitView, LimitRefusal>> {
  return change(deps, playerId, key, { kind: 'limit-change-cancelled' }, (row, now) =>
    cancelRaise(limitStateOf(row), now),
  );
}

async function change(
  deps: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  key: LimitKey,
  { kind, ...facts }: { readonly kind: string; readonly isByStaff?: boolean },
  decide: (row: LimitRow, now: number) => Result<LimitChange, LimitRefusal>,
): Promise<Result<LimitView, LimitRefusal>> {
  const now = deps.clock();
  return inTransaction(deps.pool, async (client) => {
    // takes the wallet lock: a running bet is counted before the new ceiling applies, and later bets under it
    await client.query('select 1 from api.wallet where player_id = $1 for update', [playerId]);
    const row = await readLimit(client, playerId, key, now);
    // a limit that the player has set can be changed and removed, also where it is not offered any more
    if (!row || !(row.is_offered || row.ceiling !== null)) return fail('LIMIT_NOT_OFFERED');
    const decision = decide(row, now);
    if (!decision.ok) return decision;
    await writeLimit(client, playerId, key, decision.value, now);
    await client.query(
      'insert into api.responsible_gaming_event (player_id, kind, details, at) values ($1, $2, $3, $4)',
      [playerId, kind, { ...key, before: row.ceiling, ...decision.value, ...facts }, new Date(now)],
    );
    const after = await readLimit(client, playerId, key, now);
    return after ? succeed(limitViewOf(after, now)) : fail('LIMIT_NOT_OFFERED');
  });
}
