import type { IdentityDocument } from '@foyer/market';
import type { IdentityCase, IdentityPerson } from '@foyer/market/identity-answers';
import type { Clock, Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';

const MOST = 200;
const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const iso = (column: string): string => `to_char(${column} at time zone 'UTC', ${ISO})`;

const CASE = `jsonb_build_object('brand', p.brand, 'playerId', p.id, 'currency', w.currency, 'status', p.kyc_status, 'accountStatus', p.status, 'deadline', ${iso('p.kyc_deadline')}, 'missing', p.kyc_missing,
  'checks', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'at', ${iso('c.at')}, 'deposited', c.deposited, 'threshold', c.threshold, 'since', ${iso('c.since')},
    'documents', c.documents, 'staff', c.staff, 'reason', c.reason) order by c.id), '[]') from api.identity_check c where c.player_id = p.id))`;

/** Open requests by deadline, earliest first; at most 200. */
export async function readIdentityCases(
  pool: Pool,
  brand: string | undefined,
): Promise<readonly IdentityCase[]> {
  const { rows } = await pool.query<{ view: IdentityCase }>(
    `select ${CASE} as view from api.player p join api.wallet w on w.player_id = p.id where p.kyc_status = 'Required' and ($1::text is null or p.brand = $1) order by p.kyc_deadline nulls first, p.id limit $2`,
    [brand ?? null, MOST],
  );
  return rows.map(({ view }) => view);
}

/** By id or email address; undefined when the brand has no such player. */
export async function findIdentityCase(
  pool: Pool,
  brand: string,
  who: string,
): Promise<IdentityPerson | undefined> {
  const { rows } = await pool.query<{ view: IdentityPerson }>(
    `select ${CASE} || jsonb_build_object('person', jsonb_build_object('name', concat_ws(' ', p.first_name, p.last_name), 'dateOfBirth', p.date_of_birth,
       'address', concat_ws(', ', p.street, nullif(concat_ws(' ', p.zip_code, p.city), '')), 'country', p.country)) as view
     from api.player p join api.wallet w on w.player_id = p.id where p.brand = $1 and (p.id = $2 or lower(p.email) = lower($2))`,
    [brand, who],
  );
  return rows[0]?.view;
}

export type IdentityOutcome = 'CONFIRMED' | 'ASKED' | 'ALREADY_CONFIRMED' | 'UNKNOWN_PLAYER' | 'KEY_REUSED';

export interface IdentityDecision {
  readonly brand: string;
  readonly playerId: string;
  readonly decision: 'confirm' | 'ask';
  /** Documents seen; empty for a new request. */
  readonly documents: readonly IdentityDocument[];
  readonly reason: string;
  /** The deciding staff member, by the name in the staff realm. */
  readonly staff: string;
  /** Idempotency key of the client: the same key is the same decision. */
  readonly key: string;
}

/** Stores a staff decision permanently, applies it and notifies the player's open pages. */
export async function decideIdentity(
  deps: { readonly pool: Pool; readonly clock: Clock; readonly relay: { kick(): void } },
  order: IdentityDecision,
): Promise<IdentityOutcome> {
  const { playerId, ...decision } = order;
  const { rows } = await deps.pool.query<{ outcome: IdentityOutcome }>(
    `select api.decide_identity_check(${compositeParameter('identity_decision')}) as outcome`,
    [compositeJson({ ...decision, player_id: playerId, at: new Date(deps.clock()) })],
  );
  deps.relay.kick();
  return rows[0]?.outcome ?? 'UNKNOWN_PLAYER';
}
