import type { IdentityDocument, Verification } from '@foyer/market';
import type { IdentityCase, IdentityPerson } from '@foyer/market/identity-answers';
import type { Clock, Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';

const MAX_ROWS = 200;

/** The {@link COLUMNS} of a player: no personal details. */
interface CaseRow {
  readonly id: string;
  readonly brand: string;
  readonly currency: string;
  readonly kyc_status: IdentityCase['status'];
  readonly status: string;
  readonly kyc_deadline: Date | null;
  readonly kyc_missing: readonly Verification[];
}

interface PersonRow extends CaseRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth: string;
  readonly street: string | null;
  readonly zip_code: string | null;
  readonly city: string | null;
  readonly country: string;
}

interface CheckRow extends Omit<IdentityCase['checks'][number], 'at' | 'since'> {
  readonly player_id: string;
  readonly at: Date;
  readonly since: Date | null;
}

const COLUMNS = 'p.id, p.brand, w.currency, p.kyc_status, p.status, p.kyc_deadline, p.kyc_missing';

/** Open requests by deadline, earliest first; at most 200. */
export async function readIdentityCases(
  pool: Pool,
  brand: string | undefined,
): Promise<readonly IdentityCase[]> {
  const { rows } = await pool.query<CaseRow>(
    `select ${COLUMNS} from api.player p join api.wallet w on w.player_id = p.id where p.kyc_status = 'Required' and ($1::text is null or p.brand = $1) order by p.kyc_deadline nulls first, p.id limit $2`,
    [brand ?? null, MAX_ROWS],
  );
  return describeCases(pool, rows);
}

/** Finds a player by id or email address; undefined when the brand has no such player. */
export async function findIdentityCase(
  pool: Pool,
  brand: string,
  who: string,
): Promise<IdentityPerson | undefined> {
  const { rows } = await pool.query<PersonRow>(
    `select ${COLUMNS}, p.first_name, p.last_name, to_char(p.date_of_birth, 'YYYY-MM-DD') as date_of_birth, p.street, p.zip_code, p.city, p.country
     from api.player p join api.wallet w on w.player_id = p.id where p.brand = $1 and (p.id = $2 or lower(p.email) = lower($2))`,
    [brand, who],
  );
  const [row] = rows;
  const [found] = await describeCases(pool, rows.slice(0, 1));
  if (!row || !found) return undefined;
  const town = joinFilled(' ', row.zip_code, row.city);
  return {
    ...found,
    person: {
      name: joinFilled(' ', row.first_name, row.last_name),
      dateOfBirth: row.date_of_birth,
      address: joinFilled(', ', row.street, town),
      country: row.country,
    },
  };
}

function joinFilled(separator: string, ...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(separator);
}

async function describeCases(pool: Pool, rows: readonly CaseRow[]): Promise<readonly IdentityCase[]> {
  const { rows: checks } = await pool.query<CheckRow>(
    `select player_id, kind, at, deposited, threshold, since, documents, staff, reason from api.identity_check where player_id = any($1) order by id`,
    [rows.map(({ id }) => id)],
  );
  const byPlayer = Map.groupBy(checks, ({ player_id }) => player_id);
  return rows.map((row) => ({
    brand: row.brand,
    playerId: row.id,
    currency: row.currency,
    status: row.kyc_status,
    accountStatus: row.status,
    deadline: row.kyc_deadline?.toISOString() ?? null,
    missing: row.kyc_missing,
    checks: (byPlayer.get(row.id) ?? []).map(({ player_id: _, at, since, ...check }) => ({
      ...check,
      at: at.toISOString(),
      since: since?.toISOString() ?? null,
    })),
  }));
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
  { playerId, ...decision }: IdentityDecision,
): Promise<IdentityOutcome> {
  const { rows } = await deps.pool.query<{ outcome: IdentityOutcome }>(
    `select api.decide_identity_check(${compositeParameter('identity_decision')}) as outcome`,
    [compositeJson({ ...decision, player_id: playerId, at: new Date(deps.clock()) })],
  );
  deps.relay.kick();
  return rows[0]?.outcome ?? 'UNKNOWN_PLAYER';
}
