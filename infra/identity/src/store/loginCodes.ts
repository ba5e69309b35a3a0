import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock, Pool } from '@foyer/runtime';
import { keyedHash, sha256 } from '../security/keys.ts';
import { emailKey } from './credentials.ts';

/** Outcome of checking a typed code. */
export type CodeCheck =
  | { readonly kind: 'right'; readonly playerId: string }
  | { readonly kind: 'wrong' }
  /** Expired, used, after too many attempts, or never sent. */
  | { readonly kind: 'dead' };

export interface LoginCodes {
  /**
   * Creates a code for this interaction and invalidates the older one. Unknown addresses get one too, which
   * is never sent.
   */
  issue(brand: string, uid: string, email: string, playerId: string | undefined): Promise<string>;
  email(brand: string, uid: string): Promise<string | undefined>;
  check(brand: string, uid: string, typed: string): Promise<CodeCheck>;
}

/** 26.5 bits: OWASP ASVS 6.5.4 requires at least 20. */
export const CODE_DIGITS = 8;
export const CODE_TRIES = 5;
export const CODE_MINUTES = 10;
const MINUTE = 60_000;

interface Row {
  readonly player_id: string | null;
  readonly code_hash: Buffer;
  readonly tries: number;
}

export function createLoginCodes(pool: Pool, clock: Clock, hashKey: Buffer): LoginCodes {
  const hash = (uid: string, code: string): Buffer => keyedHash(hashKey, `${uid}:${code}`);
  return {
    async issue(brand, uid, email, playerId) {
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      await pool.query(
        `insert into identity.login_code (brand, uid_hash, email_key, player_id, code_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (brand, uid_hash) do update set email_key = $3, player_id = $4, code_hash = $5, tries = 0, sent_at = $6, expires_at = $7, used_at = null`,
        [
          brand,
          sha256(uid),
          emailKey(email),
          playerId ?? null,
          hash(uid, code),
          new Date(clock()),
          new Date(clock() + CODE_MINUTES * MINUTE),
        ],
      );
      return code;
    },
    async email(brand, uid) {
      const { rows } = await pool.query<{ email_key: string }>(
        'select email_key from identity.login_code where brand = $1 and uid_hash = $2',
        [brand, sha256(uid)],
      );
      return rows[0]?.email_key;
    },
    async check(brand, uid, typed) {
      const code = typed.normalize('NFKC').replace(/\D/g, '');
      const { rows } = await pool.query<Row>(
        'update identity.login_code set tries = tries + 1 where brand = $1 and uid_hash = $2 and used_at is null and expires_at > $3 and tries < $4 returning player_id, code_hash, tries',
        [brand, sha256(uid), new Date(clock()), CODE_TRIES],
      );
      const row = rows[0];
      if (!row) return { kind: 'dead' };
      if (!timingSafeEqual(hash(uid, code), row.code_hash) || row.player_id === null)
        return row.tries >= CODE_TRIES ? { kind: 'dead' } : { kind: 'wrong' };
      const { rowCount } = await pool.query(
        'update identity.login_code set used_at = $3 where brand = $1 and uid_hash = $2 and used_at is null',
        [brand, sha256(uid), new Date(clock())],
      );
      return rowCount === 1 ? { kind: 'right', playerId: row.player_id } : { kind: 'dead' };
    },
  };
}
