import { randomBytes } from 'node:crypto';
import type { Clock, Pool, PoolClient } from '@foyer/runtime';
import { sha256 } from '../security/keys.ts';

/** requirements/entities#verification Verification reason. */
export type VerificationReason = 'SignUp' | 'EmailChange' | 'Unknown';

export interface Recipient {
  readonly playerId: string;
  readonly email: string;
  readonly reason: VerificationReason;
}

/**
 * Outcome of opening a link. A used link returns its player again, because the caller may have failed to
 * store the first answer.
 */
export type Redemption =
  | ({ readonly kind: 'valid' | 'used' } & Recipient)
  | { readonly kind: 'expired' | 'unknown' };

export interface EmailVerifications {
  /** Creates a link and invalidates the player's older ones. */
  issue(brand: string, recipient: Recipient): Promise<string>;
  /** In the caller's transaction, so that a failure there leaves the link unused. */
  redeem(brand: string, token: string, client: PoolClient): Promise<Redemption>;
}

export const VERIFICATION_HOURS = 48;
const TOKEN_BYTES = 32;
const HOUR = 3_600_000;

interface Row {
  readonly player_id: string;
  readonly email: string;
  readonly reason: VerificationReason;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

export function createEmailVerifications(pool: Pool, clock: Clock): EmailVerifications {
  return {
    async issue(brand, { playerId, email, reason }) {
      const now = clock();
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await pool.query(
        'update identity.email_verification set expires_at = $3 where brand = $1 and player_id = $2 and used_at is null and expires_at > $3',
        [brand, playerId, new Date(now)],
      );
      await pool.query(
        'insert into identity.email_verification (brand, token_hash, player_id, email, reason, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)',
        [
          brand,
          sha256(token),
          playerId,
          email,
          reason,
          new Date(now),
          new Date(now + VERIFICATION_HOURS * HOUR),
        ],
      );
      return token;
    },
    async redeem(brand, token, client) {
      const now = new Date(clock());
      const used = await client.query<Row>(
        'update identity.email_verification set used_at = $3 where brand = $1 and token_hash = $2 and used_at is null and expires_at > $3 returning *',
        [brand, sha256(token), now],
      );
      if (used.rows[0]) return { kind: 'valid', ...recipientOf(used.rows[0]) };
      const { rows } = await client.query<Row>(
        'select * from identity.email_verification where brand = $1 and token_hash = $2',
        [brand, sha256(token)],
      );
      const row = rows[0];
      if (!row) return { kind: 'unknown' };
      return row.used_at === null ? { kind: 'expired' } : { kind: 'used', ...recipientOf(row) };
    },
  };
}

function recipientOf({ player_id: playerId, email, reason }: Row): Recipient {
  return { playerId, email, reason };
}
