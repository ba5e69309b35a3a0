import type { HarmAction } from '@foyer/market/harm';
import type { HarmActionView, HarmCase, HarmMarkerView } from '@foyer/market/harm-answers';
import type { Clock, Pool, PoolClient } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';
import { readLimits } from '../limits/limitRows.ts';

const DAY_MS = 86_400_000;
/** Players with a marker of this time are listed. */
const LISTED_DAYS = 90;
const MAX_ROWS = 200;

interface CaseRow {
  readonly id: string;
  readonly brand: string;
  readonly currency: string;
  readonly status: string;
  readonly deposits_blocked: boolean;
  readonly is_suppressed: boolean;
}

interface MarkerRow extends Omit<HarmMarkerView, 'at' | 'windowDays'> {
  readonly player_id: string;
  readonly window_days: number;
  readonly at: Date;
}

interface ActionRow extends Omit<HarmActionView, 'at'> {
  readonly player_id: string;
  readonly at: Date;
}

/** Players with markers of the last 90 days, the highest level first; at most 200. */
export async function readHarmCases(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  brand: string | undefined,
): Promise<readonly HarmCase[]> {
  const { rows } = await pool.query<CaseRow>(
    `select p.id, p.brand, w.currency, p.status, p.deposits_blocked, p.is_suppressed
     from (select player_id, max(level) as level, max(at) as at from api.harm_marker where at >= $2 group by player_id) m
     join api.player p on p.id = m.player_id join api.wallet w on w.player_id = p.id
     where $1::text is null or p.brand = $1 order by m.level desc, m.at desc, p.id limit $3`,
    [brand ?? null, new Date(clock() - LISTED_DAYS * DAY_MS), MAX_ROWS],
  );
  return describeCases({ pool, clock }, rows);
}

/** Finds a player by id or email address, also one without markers; undefined when the brand has no such player. */
export async function findHarmCase(
  deps: { readonly pool: Pool; readonly clock: Clock },
  brand: string,
  who: string,
): Promise<HarmCase | undefined> {
  const { rows } = await deps.pool.query<CaseRow>(
    `select p.id, p.brand, w.currency, p.status, p.deposits_blocked, p.is_suppressed from api.player p join api.wallet w on w.player_id = p.id
     where p.brand = $1 and (p.id = $2 or lower(p.email) = lower($2))`,
    [brand, who],
  );
  return (await describeCases(deps, rows.slice(0, 1)))[0];
}

async function describeCases(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  rows: readonly CaseRow[],
): Promise<readonly HarmCase[]> {
  const ids = rows.map(({ id }) => id);
  const [markers, actions] = await Promise.all([
    pool.query<MarkerRow>(
      'select player_id, marker, level, counted, threshold, window_days, at from api.harm_marker where player_id = any($1) order by id desc',
      [ids],
    ),
    pool.query<ActionRow>(
      'select player_id, action, details, reason, staff, at from api.harm_action where player_id = any($1) order by id desc',
      [ids],
    ),
  ]);
  const markersOf = Map.groupBy(markers.rows, ({ player_id }) => player_id);
  const actionsOf = Map.groupBy(actions.rows, ({ player_id }) => player_id);
  return Promise.all(
    rows.map(async (row) => ({
      brand: row.brand,
      playerId: row.id,
      currency: row.currency,
      accountStatus: row.status,
      isDepositBlocked: row.deposits_blocked,
      isSuppressed: row.is_suppressed,
      limits: (await readLimits(pool, row.id, clock())).flatMap(({ kind, period, ceiling }) =>
        kind === 'SESSION' ? [] : [{ kind, period, amount: ceiling }],
      ),
      markers: (markersOf.get(row.id) ?? []).map(
        ({ player_id: _, window_days: windowDays, at, ...marker }) => ({
          ...marker,
          windowDays,
          at: at.toISOString(),
        }),
      ),
      actions: (actionsOf.get(row.id) ?? []).map(({ player_id: _, at, ...action }) => ({
        ...action,
        at: at.toISOString(),
      })),
    })),
  );
}

export type HarmOutcome = 'OK' | 'UNKNOWN_PLAYER' | 'KEY_REUSED';

export interface HarmActionRequest {
  readonly brand: string;
  readonly playerId: string;
  readonly action: HarmAction;
  /** For a limit: the one that staff set. For a call: its outcome. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
  readonly reason: string;
  readonly staff: string;
  /** Idempotency key of the client. */
  readonly key: string;
}

/** Stores what staff did for a player and applies it, once per key; a refusal has written nothing. */
export async function recordHarmAction(
  deps: { readonly pool: Pool | PoolClient; readonly clock: Clock },
  { playerId, ...request }: HarmActionRequest,
): Promise<HarmOutcome> {
  const { rows } = await deps.pool.query<{ outcome: HarmOutcome }>(
    `select api.record_harm_action(${compositeParameter('new_harm_action')}) as outcome`,
    [compositeJson({ ...request, player_id: playerId, at: new Date(deps.clock()) })],
  );
  return rows[0]?.outcome ?? 'UNKNOWN_PLAYER';
}
