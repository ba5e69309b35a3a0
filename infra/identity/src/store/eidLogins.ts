import { randomBytes } from 'node:crypto';
import { seal, unseal, type Clock, type Pool } from '@foyer/runtime';
import * as v from 'valibot';
import { keyedHash, sha256 } from '../security/keys.ts';

const person = v.object({
  subject: v.string(),
  givenName: v.string(),
  familyName: v.string(),
  dateOfBirth: v.string(),
  personalCode: v.string(),
  method: v.picklist(['id-card', 'mobile-id', 'smart-id']),
});
/** A person as the national e-ID stated it. */
export type EidPerson = v.InferOutput<typeof person>;

const request = v.object({ nonce: v.string(), verifier: v.string() });
/** The secrets of a request to the provider. */
export type EidRequest = v.InferOutput<typeof request>;

export const EID_FAILURES = [
  'cancelled',
  'refused',
  'expired',
  'wrong-code',
  'pin-blocked',
  'unavailable',
] as const;
export type EidFailure = (typeof EID_FAILURES)[number];

/** The newest login of a browser in an interaction. */
export type EidLogin =
  | { readonly outcome: 'proved'; readonly person: EidPerson; readonly provedAt: number }
  | { readonly outcome: EidFailure };

/** A person whom the e-ID stated in this browser and interaction. */
export type ProvedEid = Extract<EidLogin, { outcome: 'proved' }>;

export interface EidLogins {
  /** @returns the secret for the browser's cookie. */
  start(
    brand: string,
    login: EidRequest & { readonly state: string; readonly interaction: string },
  ): Promise<string>;
  /** Takes an answer once, in the browser that started the login. */
  answer(
    brand: string,
    state: string,
    browser: string | undefined,
  ): Promise<(EidRequest & { readonly interaction: string }) | undefined>;
  saveOutcome(brand: string, state: string, outcome: EidFailure | EidPerson): Promise<void>;
  /** The unused answer of this browser in this interaction. */
  find(brand: string, interaction: string, browser: string | undefined): Promise<EidLogin | undefined>;
  /** Marks the answer as used and removes the person. @returns false when it was used before. */
  use(brand: string, interaction: string, browser: string | undefined): Promise<boolean>;
  playerOf(brand: string, person: EidPerson): Promise<string | undefined>;
  link(brand: string, person: EidPerson, playerId: string): Promise<void>;
}

/** Time for which the provider's page may stay open; its answer is accepted for the same time. */
export const EID_LOGIN_SECONDS = 15 * 60;
const SECRET_BYTES = 32;
const SECOND_MS = 1_000;

interface Row {
  readonly outcome: 'proved' | EidFailure;
  readonly sealed_person: Buffer | null;
  readonly answered_at: Date | null;
}

export function createEidLogins(
  pool: Pool,
  clock: Clock,
  { hashing, sealing }: { readonly hashing: Buffer; readonly sealing: Buffer },
): EidLogins {
  const now = (): Date => new Date(clock());
  const subjectHash = (brand: string, { subject }: EidPerson): Buffer =>
    keyedHash(hashing, `${brand}:${subject}`);
  const opened = <Schema extends v.GenericSchema>(schema: Schema, sealed: Buffer | null) =>
    v.parse(v.pipe(v.string(), v.parseJson(), schema), sealed && unseal(sealing, sealed));

  return {
    async start(brand, { state, interaction, nonce, verifier }) {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      await pool.query(
        `insert into identity.eid_login (brand, state_hash, browser_hash, interaction, sealed_request, started_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          brand,
          sha256(state),
          sha256(secret),
          interaction,
          seal(sealing, JSON.stringify({ nonce, verifier })),
          now(),
          new Date(clock() + EID_LOGIN_SECONDS * SECOND_MS),
        ],
      );
      return secret;
    },
    async answer(brand, state, browser) {
      if (browser === undefined) return undefined;
      const { rows } = await pool.query<{ interaction: string; sealed_request: Buffer }>(
        `update identity.eid_login set answered_at = $4 where brand = $1 and state_hash = $2 and browser_hash = $3 and answered_at is null and expires_at > $4
         returning interaction, sealed_request`,
        [brand, sha256(state), sha256(browser), now()],
      );
      const [row] = rows;
      return row && { ...opened(request, row.sealed_request), interaction: row.interaction };
    },
    async saveOutcome(brand, state, outcome) {
      const isProved = typeof outcome === 'object';
      await pool.query(
        'update identity.eid_login set outcome = $3, sealed_person = $4 where brand = $1 and state_hash = $2 and answered_at is not null and outcome is null',
        [
          brand,
          sha256(state),
          isProved ? 'proved' : outcome,
          isProved ? seal(sealing, JSON.stringify(outcome)) : null,
        ],
      );
    },
    async find(brand, interaction, browser) {
      if (browser === undefined) return undefined;
      const { rows } = await pool.query<Row>(
        `select outcome, sealed_person, answered_at from identity.eid_login
         where brand = $1 and browser_hash = $2 and interaction = $3 and outcome is not null and used_at is null and expires_at > $4 order by answered_at desc limit 1`,
        [brand, sha256(browser), interaction, now()],
      );
      const [row] = rows;
      if (!row) return undefined;
      return row.outcome === 'proved'
        ? {
            outcome: row.outcome,
            person: opened(person, row.sealed_person),
            provedAt: row.answered_at?.getTime() ?? 0,
          }
        : { outcome: row.outcome };
    },
    async use(brand, interaction, browser) {
      const { rowCount } = await pool.query(
        `update identity.eid_login set used_at = $4, sealed_person = null where brand = $1 and browser_hash = $2 and interaction = $3 and outcome is not null and used_at is null`,
        [brand, sha256(browser ?? ''), interaction, now()],
      );
      return (rowCount ?? 0) > 0;
    },
    async playerOf(brand, found) {
      const { rows } = await pool.query<{ player_id: string }>(
        'select player_id from identity.eid_person where brand = $1 and subject_hash = $2',
        [brand, subjectHash(brand, found)],
      );
      return rows[0]?.player_id;
    },
    async link(brand, found, playerId) {
      await pool.query(
        'insert into identity.eid_person (brand, subject_hash, player_id, linked_at) values ($1, $2, $3, $4) on conflict do nothing',
        [brand, subjectHash(brand, found), playerId, now()],
      );
    },
  };
}
