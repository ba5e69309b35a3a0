import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock, Pool } from '@foyer/runtime';
import { keyedHash, sha256 } from '../security/keys.ts';
import { emailKey } from './credentials.ts';

/** Outcome of checking a typed code. */
export type CodeCheck =
  | { readonly kind: 'right'; readonly playerId: string; readonly channel: CodeChannel }
  | { readonly kind: 'wrong' }
  /** Expired, used, after too many attempts, or never sent. */
  | { readonly kind: 'dead'; readonly isExhausted: boolean };

export type CodeChannel = 'email' | 'sms';

export interface LoginCodes {
  /**
   * Creates a code for this interaction or attempt and invalidates the older one. Unknown recipients get one
   * too, which is never sent.
   */
  issue(
    brand: string,
    uid: string,
    recipient: string,
    playerId: string | undefined,
    channel?: CodeChannel,
  ): Promise<string>;
  email(brand: string, uid: string): Promise<string | undefined>;
  /** Recipient of the latest code of an attempt. */
  recipient(brand: string, uid: string): Promise<CodeRecipient | undefined>;
  check(brand: string, uid: string, typed: string): Promise<CodeCheck>;
}

export interface CodeRecipient {
  readonly channel: CodeChannel;
  /** A normalised email address, or a phone number in E.164. */
  readonly recipient: string;
  /** Undefined for a recipient without an account. */
  readonly playerId: string | undefined;
  readonly sentAt: number;
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
  readonly channel: CodeChannel;
}

export function createLoginCodes(pool: Pool, clock: Clock, hashKey: Buffer): LoginCodes {
  const hash = (uid: string, code: string): Buffer => keyedHash(hashKey, `${uid}:${code}`);

  async function isExhausted(brand: string, uid: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'select 1 from identity.login_code where brand = $1 and uid_hash = $2 and used_at is null and expires_at > $3 and tries >= $4',
      [brand, sha256(uid), new Date(clock()), CODE_TRIES],
    );
    return rowCount === 1;
  }

  return {
    async issue(brand, uid, recipient, playerId, channel = 'email') {
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      await pool.query(
        `insert into identity.login_code (brand, uid_hash, email_key, player_id, code_hash, sent_at, expires_at, channel) values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (brand, uid_hash) do update set email_key = $3, player_id = $4, code_hash = $5, tries = 0, sent_at = $6, expires_at = $7, used_at = null, channel = $8`,
        [
          brand,
          sha256(uid),
          emailKey(recipient),
          playerId ?? null,
          hash(uid, code),
          new Date(clock()),
          new Date(clock() + CODE_MINUTES * MINUTE),
          channel,
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
    async recipient(brand, uid) {
      const { rows } = await pool.query<{
        channel: CodeChannel;
        email_key: string;
        player_id: string | null;
        sent_at: Date;
      }>(
        'select channel, email_key, player_id, sent_at from identity.login_code where brand = $1 and uid_hash = $2 and used_at is null',
        [brand, sha256(uid)],
      );
      const row = rows[0];
      return (
        row && {
          channel: row.channel,
          recipient: row.email_key,
          playerId: row.player_id ?? undefined,
          sentAt: row.sent_at.getTime(),
        }
      );
    },
    async check(brand, uid, typed) {
      const code = typed.normalize('NFKC').replace(/\D/g, '');
      const { rows } = await pool.query<Row>(
        'update identity.login_code set tries = tries + 1 where brand = $1 and uid_hash = $2 and used_at is null and expires_at > $3 and tries < $4 returning player_id, code_hash, tries, channel',
        [brand, sha256(uid), new Date(clock()), CODE_TRIES],
      );
      const row = rows[0];
      if (!row) return { kind: 'dead', isExhausted: await isExhausted(brand, uid) };
      if (!timingSafeEqual(hash(uid, code), row.code_hash) || row.player_id === null)
        return row.tries >= CODE_TRIES ? { kind: 'dead', isExhausted: true } : { kind: 'wrong' };
      const { rowCount } = await pool.query(
        'update identity.login_code set used_at = $3 where brand = $1 and uid_hash = $2 and used_at is null',
        [brand, sha256(uid), new Date(clock())],
      );
      return rowCount === 1
        ? { kind: 'right', playerId: row.player_id, channel: row.channel }
        : { kind: 'dead', isExhausted: false };
    },
  };
}
