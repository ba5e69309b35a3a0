import { inTransaction, type Clock, type Pool, type PoolClient } from '@foyer/runtime';
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
  | 'LIMIT_NOT_OFFERED'
  | 'LIMIT_REQUIRED'
  | 'LIMIT_INCREASE_BLOCKED'
  | 'NOTHING_PENDING'
  | 'COOLING_OFF'
  /** The idempotency key was used for another request. */
  | 'KEY_REUSED';

/**
 * Sets, lowers, raises or removes a limit. A lower limit applies immediately, also a first one; a raise or
 * removal waits for the cool-off. The key is unique per player: a repeated request returns the limit as it is
 * now, and without a key it is a new request.
 */
export function setLimit(
  deps: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  key: LimitKey,
  ceiling: number | null,
  { requestKey }: { readonly requestKey?: string | undefined } = {},
): Promise<Result<LimitView, LimitRefusal>> {
  const event = { kind: 'limit-set', facts: { requested: ceiling }, requestKey } as const;
  return change(deps, playerId, key, event, (row, now) =>
    requestLimit(limitStateOf(row), ceiling, now, limitRuleOf(row)),
  );
}

export interface StaffLimit<Refusal extends string> {
  readonly ceiling: number;
  readonly requestKey: string;
  /**
   * Stores the staff decision once per key, in the transaction of the limit; a refusal must write nothing.
   */
  record(client: PoolClient): Promise<Refusal | undefined>;
}

/** Applies a limit that staff set for a player, together with the decision. Staff never raise a limit. */
export function lowerLimit<Refusal extends string>(
  deps: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  key: LimitKey,
  { ceiling, requestKey, record }: StaffLimit<Refusal>,
): Promise<Result<LimitView, LimitRefusal | 'LIMIT_NOT_LOWER' | Refusal>> {
  const event = { kind: 'limit-set', facts: { requested: ceiling, isByStaff: true }, requestKey } as const;
  return change<'LIMIT_NOT_LOWER' | Refusal>(
    deps,
    playerId,
    key,
    event,
    (row) =>
      row.ceiling !== null && ceiling > row.ceiling
        ? fail('LIMIT_NOT_LOWER')
        : succeed({ ceiling, pending: undefined }),
    record,
  );
}

export function confirmPendingLimit(
  deps: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  key: LimitKey,
  requestKey?: string,
): Promise<Result<LimitView, LimitRefusal>> {
  return change(deps, playerId, key, { kind: 'limit-confirmed', requestKey }, (row, now) =>
    confirmLimit(limitStateOf(row), now, limitRuleOf(row)),
  );
}

export function cancelPendingLimit(
  deps: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  key: LimitKey,
  requestKey?: string,
): Promise<Result<LimitView, LimitRefusal>> {
  return change(deps, playerId, key, { kind: 'limit-change-cancelled', requestKey }, (row, now) =>
    cancelRaise(limitStateOf(row), now),
  );
}

interface LimitEvent {
  readonly kind: 'limit-set' | 'limit-confirmed' | 'limit-change-cancelled';
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly requestKey: string | undefined;
}

async function change<Refusal extends string = never>(
  deps: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  key: LimitKey,
  event: LimitEvent,
  decide: (row: LimitRow, now: number) => Result<LimitChange, LimitRefusal | Refusal>,
  record: (client: PoolClient) => Promise<Refusal | undefined> = () => Promise.resolve(undefined),
): Promise<Result<LimitView, LimitRefusal | Refusal>> {
  const now = deps.clock();
  return inTransaction(deps.pool, async (client) => {
    // takes the wallet lock, so that a running bet counts under the old ceiling and every later bet under the
    // new one
    await client.query('select 1 from api.wallet where player_id = $1 for update', [playerId]);
    const row = await readLimit(client, playerId, key, now);
    const replay = await findReplay(client, playerId, key, event);
    if (replay !== undefined)
      return replay && row ? succeed(limitViewOf(row, now)) : fail('KEY_REUSED' as const);
    // a limit that the player has set can be changed and removed, also where it is not offered any more
    if (!row || !(row.is_offered || row.ceiling !== null)) return fail('LIMIT_NOT_OFFERED');
    const decision = decide(row, now);
    if (!decision.ok) return decision;
    const refusal = await record(client);
    if (refusal !== undefined) return fail(refusal);
    await writeLimit(client, playerId, key, decision.value, now);
    await client.query(
      'insert into api.responsible_gaming_event (player_id, kind, details, at, key) values ($1, $2, $3, $4, $5)',
      [
        playerId,
        event.kind,
        { ...key, before: row.ceiling, ...decision.value, ...event.facts },
        new Date(now),
        event.requestKey ?? null,
      ],
    );
    const after = await readLimit(client, playerId, key, now);
    return after ? succeed(limitViewOf(after, now)) : fail('LIMIT_NOT_OFFERED');
  });
}

/** True if the same request was stored before, false if another one has its key, undefined for a new request. */
async function findReplay(
  client: PoolClient,
  playerId: string,
  key: LimitKey,
  { kind, facts = {}, requestKey }: LimitEvent,
): Promise<boolean | undefined> {
  if (requestKey === undefined) return undefined;
  const { rows } = await client.query<{ is_same: boolean }>(
    'select kind = $3 and details @> $4 as is_same from api.responsible_gaming_event where player_id = $1 and key = $2',
    [playerId, requestKey, kind, { ...key, ...facts }],
  );
  return rows[0]?.is_same;
}
