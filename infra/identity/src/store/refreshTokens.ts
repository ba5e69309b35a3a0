import { randomBytes } from 'node:crypto';
import type { AdapterPayload } from 'oidc-provider';
import {
  inTransaction,
  seal,
  unseal,
  type Clock,
  type FoyerSettings,
  type Pool,
  type PoolClient,
} from '@foyer/runtime';
import { keyFor, sha256 } from '../security/keys.ts';

/** Outcome of presenting a refresh token. */
export type Rotation =
  /**
   * The token to use from now on: a new one, or the successor that a concurrent tab received a moment ago.
   */
  | { readonly kind: 'use'; readonly token: string }
  /** Used again after its grace period: the token has been copied. */
  | { readonly kind: 'reused'; readonly sid: string; readonly playerId: string }
  /** Unknown or expired; oidc-provider returns the error. */
  | { readonly kind: 'unknown' };

export interface RefreshTokens {
  rotate(brand: string, presented: string): Promise<Rotation>;
  /**
   * Exchanges a token that may have leaked, without a grace period: it is invalid immediately. Undefined
   * when it was used before.
   */
  spend(brand: string, presented: string): Promise<string | undefined>;
}

interface Row {
  readonly payload: AdapterPayload;
  readonly expires_at: Date;
  readonly consumed_at: Date | null;
  readonly successor: Buffer | null;
}

const SECOND = 1_000;
const TOKEN_BYTES = 32;
const MAX_CHAIN_LINKS = 20;

/**
 * Rotation in one short transaction with the row locked, so that ten concurrent refreshes, in any process,
 * create one successor. The successor is encrypted with a key derived from the token it replaces: only the
 * holder of that token can read it.
 */
export function createRefreshTokens(
  pool: Pool,
  clock: Clock,
  settings: Pick<FoyerSettings, 'refreshGraceSeconds' | 'refreshIdleSeconds' | 'refreshTokenSeconds'>,
): RefreshTokens {
  async function locked(client: PoolClient, brand: string, presented: string): Promise<Row | undefined> {
    const { rows } = await client.query<Row>(
      `select payload, expires_at, consumed_at, successor from identity.provider_record
       where brand = $1 and model = 'RefreshToken' and id_hash = $2 for update`,
      [brand, sha256(presented)],
    );
    return rows[0] && rows[0].expires_at.getTime() > clock() ? rows[0] : undefined;
  }

  async function step(
    client: PoolClient,
    brand: string,
    presented: string,
  ): Promise<Rotation | { readonly kind: 'follow'; readonly token: string }> {
    const row = await locked(client, brand, presented);
    if (!row) return { kind: 'unknown' };
    if (!row.consumed_at)
      return { kind: 'use', token: await replace(client, brand, presented, row, { hasGrace: true }) };
    const isInGrace = clock() - row.consumed_at.getTime() < settings.refreshGraceSeconds * SECOND;
    const successor = isInGrace && row.successor ? unseal(sealingKey(presented), row.successor) : undefined;
    if (successor !== undefined) return { kind: 'follow', token: successor };
    return { kind: 'reused', sid: row.payload.sessionUid ?? '', playerId: row.payload.accountId ?? '' };
  }

  async function replace(
    client: PoolClient,
    brand: string,
    presented: string,
    { payload }: Row,
    { hasGrace }: { readonly hasGrace: boolean },
  ): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = Math.floor(clock() / SECOND);
    const absoluteEnd = (payload.authTime ?? payload.iiat ?? now) + settings.refreshTokenSeconds;
    const expires = Math.min(now + settings.refreshIdleSeconds, absoluteEnd);
    const next = {
      ...payload,
      iat: now,
      exp: expires,
      rotations: (payload.rotations ?? 0) + 1,
      gty: withRefresh(payload.gty),
    };
    await client.query(
      `insert into identity.provider_record (brand, model, id_hash, session_uid, grant_id, payload, expires_at) values ($1, 'RefreshToken', $2, $3, $4, $5, $6)`,
      [
        brand,
        sha256(token),
        payload.sessionUid ?? null,
        payload.grantId ?? null,
        JSON.stringify(next),
        new Date(expires * SECOND),
      ],
    );
    await client.query(
      `update identity.provider_record set consumed_at = $3, successor = $4 where brand = $1 and model = 'RefreshToken' and id_hash = $2`,
      [brand, sha256(presented), new Date(clock()), hasGrace ? seal(sealingKey(presented), token) : null],
    );
    return token;
  }

  return {
    async rotate(brand, presented) {
      let token = presented;
      for (let links = 0; links < MAX_CHAIN_LINKS; links += 1) {
        const result = await inTransaction(pool, (client) => step(client, brand, token));
        if (result.kind !== 'follow') return result;
        if (await isUnused(pool, brand, result.token)) return { kind: 'use', token: result.token };
        token = result.token;
      }
      return { kind: 'unknown' };
    },
    spend: (brand, presented) =>
      inTransaction(pool, async (client) => {
        const row = await locked(client, brand, presented);
        return row && !row.consumed_at
          ? replace(client, brand, presented, row, { hasGrace: false })
          : undefined;
      }),
  };
}

async function isUnused(pool: Pool, brand: string, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from identity.provider_record where brand = $1 and model = 'RefreshToken' and id_hash = $2 and consumed_at is null`,
    [brand, sha256(token)],
  );
  return rowCount !== 0;
}

function sealingKey(token: string): Buffer {
  return keyFor(token, 'refresh-successor');
}

function withRefresh(grantTypes: string | undefined): string {
  const text = grantTypes ?? 'authorization_code';
  return text.endsWith('refresh_token') ? text : `${text} refresh_token`;
}
