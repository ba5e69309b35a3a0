import { randomBytes } from 'node:crypto';
import type { Clock, PasswordCost, PasswordHash, Pool, PoolClient } from '@foyer/runtime';

export interface Credential {
  readonly playerId: string;
  readonly email: string;
  readonly userHandle: Buffer;
  readonly password: PasswordHash | undefined;
}

/** Identifies a person within one brand, as a keyed hash. */
export interface NewCredential {
  readonly playerId: string;
  readonly email: string;
  readonly personKey?: Buffer | undefined;
  readonly password: PasswordHash | undefined;
  readonly locale?: string | undefined;
}

/** Another account has the email address. */
export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

export type Claim = 'claimed' | 'email-taken' | 'person-taken';

export interface Credentials {
  byEmail(brand: string, email: string): Promise<Credential | undefined>;
  byPlayer(brand: string, playerId: string): Promise<Credential | undefined>;
  byUserHandle(brand: string, handle: Buffer): Promise<Credential | undefined>;
  isEmailTaken(brand: string, email: string, exceptPlayerId: string): Promise<boolean>;
  /** Reserves the email address and the person for one registration; idempotent for that registration. */
  claim(brand: string, credential: NewCredential): Promise<Claim>;
  /** Ends the reservation of a registration that was refused. An account stays. */
  release(brand: string, playerId: string): Promise<void>;
  /** True if an account of the brand belongs to this person. */
  hasPerson(brand: string, personKey: Buffer): Promise<boolean>;
  /**
   * Opens the account with the details that the api has accepted, regardless of what another submit of the same registration has
   * reserved or released since. Idempotent: an account stays as it is.
   */
  activate(brand: string, credential: NewCredential): Promise<void>;
  /**
   * Replaces the sign-in address by a verified one.
   * @returns the previous address; undefined when it has not changed or there is no such account
   * @throws EmailTaken
   */
  changeEmail(
    client: PoolClient,
    brand: string,
    playerId: string,
    email: string,
  ): Promise<string | undefined>;
  setPassword(brand: string, playerId: string, password: PasswordHash): Promise<void>;
}

interface Row {
  readonly player_id: string;
  readonly email: string;
  readonly user_handle: Buffer;
  readonly password_parameters: PasswordCost | null;
  readonly password_salt: Buffer | null;
  readonly password_hash: Buffer | null;
}

/** Time for which an aborted registration reserves its email address. */
const CLAIM_MS = 15 * 60 * 1_000;
const USER_HANDLE_BYTES = 32;
const UNIQUE_VIOLATION = '23505';

/**
 * Normal form for comparing addresses. Dots and tags are kept, because their meaning depends on the mail
 * host.
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

export function createCredentials(pool: Pool, clock: Clock): Credentials {
  async function active(condition: string, values: readonly unknown[]): Promise<Credential | undefined> {
    const { rows } = await pool.query<Row>(
      `select * from identity.credential where state = 'active' and ${condition}`,
      [...values],
    );
    return rows[0] && credential(rows[0]);
  }

  async function forgetDeadClaims(brand: string, values: NewCredential): Promise<void> {
    await pool.query(
      `delete from identity.credential where brand = $1 and state = 'pending' and player_id <> $2 and created_at < $3 and (email_key = $4 or person_key = $5)`,
      [
        brand,
        values.playerId,
        new Date(clock() - CLAIM_MS),
        emailKey(values.email),
        values.personKey ?? null,
      ],
    );
  }

  async function store(brand: string, values: NewCredential, state: 'pending' | 'active'): Promise<void> {
    const { password } = values;
    await pool.query(
      `insert into identity.credential (brand, player_id, email, email_key, state, password_parameters, password_salt, password_hash, password_changed_at, person_key, user_handle, locale, created_at)
       values ($1, $2, $3, $4, $12, $5, $6, $7, $8, $9, $10, $11, $8)
       on conflict (brand, player_id) do update set email = $3, email_key = $4, state = $12, password_parameters = $5, password_salt = $6, password_hash = $7, person_key = $9, created_at = $8
         where identity.credential.state = 'pending'`,
      [
        brand,
        values.playerId,
        values.email.trim(),
        emailKey(values.email),
        password ? JSON.stringify(password.parameters) : null,
        password?.salt ?? null,
        password?.hash ?? null,
        new Date(clock()),
        values.personKey ?? null,
        randomBytes(USER_HANDLE_BYTES),
        values.locale ?? null,
        state,
      ],
    );
  }

  return {
    byEmail: (brand, email) => active('brand = $1 and email_key = $2', [brand, emailKey(email)]),
    byPlayer: (brand, playerId) => active('brand = $1 and player_id = $2', [brand, playerId]),
    byUserHandle: (brand, handle) => active('brand = $1 and user_handle = $2', [brand, handle]),
    async isEmailTaken(brand, email, exceptPlayerId) {
      const { rowCount } = await pool.query(
        `select 1 from identity.credential where brand = $1 and email_key = $2 and player_id <> $3 and (state = 'active' or created_at >= $4)`,
        [brand, emailKey(email), exceptPlayerId, new Date(clock() - CLAIM_MS)],
      );
      return rowCount !== 0;
    },
    async hasPerson(brand, personKey) {
      const { rowCount } = await pool.query(
        `select 1 from identity.credential where brand = $1 and person_key = $2 and state = 'active'`,
        [brand, personKey],
      );
      return rowCount !== 0;
    },
    async claim(brand, values) {
      await forgetDeadClaims(brand, values);
      try {
        await store(brand, values, 'pending');
        return 'claimed';
      } catch (error) {
        // pg reports the violated constraint on its error objects
        const failure = error as { code?: string; constraint?: string };
        if (failure.code !== UNIQUE_VIOLATION) throw error;
        return failure.constraint === 'credential_person' ? 'person-taken' : 'email-taken';
      }
    },
    async release(brand, playerId) {
      await pool.query(
        `delete from identity.credential where brand = $1 and player_id = $2 and state = 'pending'`,
        [brand, playerId],
      );
    },
    activate: (brand, values) => store(brand, values, 'active'),
    async changeEmail(client, brand, playerId, email) {
      // an unfinished registration with this address is replaced by the verified owner
      await client.query(
        `delete from identity.credential where brand = $1 and email_key = $2 and state = 'pending' and player_id <> $3`,
        [brand, emailKey(email), playerId],
      );
      const { rows } = await client.query<{ email: string }>(
        `select email from identity.credential where brand = $1 and player_id = $2 and state = 'active' for update`,
        [brand, playerId],
      );
      const before = rows[0]?.email;
      if (before === undefined || emailKey(before) === emailKey(email)) return undefined;
      try {
        await client.query(
          'update identity.credential set email = $3, email_key = $4 where brand = $1 and player_id = $2',
          [brand, playerId, email.trim(), emailKey(email)],
        );
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new EmailTaken();
        throw error;
      }
      return before;
    },
    async setPassword(brand, playerId, password) {
      await pool.query(
        'update identity.credential set password_parameters = $3, password_salt = $4, password_hash = $5, password_changed_at = $6 where brand = $1 and player_id = $2',
        [
          brand,
          playerId,
          JSON.stringify(password.parameters),
          password.salt,
          password.hash,
          new Date(clock()),
        ],
      );
    },
  };
}

function credential(row: Row): Credential {
  const { password_parameters: parameters, password_salt: salt, password_hash: hash } = row;
  return {
    playerId: row.player_id,
    email: row.email,
    userHandle: row.user_handle,
    password: parameters && salt && hash ? { parameters, salt, hash } : undefined,
  };
}
