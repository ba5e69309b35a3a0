import type { BrandId } from '@foyer/market';
import { seal, unseal, type Clock, type Pool } from '@foyer/runtime';
import type { TokenPair } from './identityCalls.ts';
import { createHandle, handleKey, hashOf } from './handles.ts';
import type { TokenIdentity } from './tokenVerifier.ts';

export interface BrowserSession {
  readonly playerId: string;
  readonly sid: string;
  readonly isOffered: boolean;
  readonly tokens: TokenPair;
  /** Expiry of the access token; milliseconds since the epoch. */
  readonly accessEndsAt: number;
}

/** Tokens stored for browsers under a handle that only the browser has. */
export interface BrowserSessions {
  /** Stores tokens under a new handle, so that a handle from before a sign-in gains no access. */
  open(identity: TokenIdentity, tokens: TokenPair, isOffered: boolean): Promise<string>;
  find(brand: BrandId, handle: string): Promise<BrowserSession | undefined>;
  /**
   * Stores newer tokens of the same session; of two concurrent pairs the one that expires later remains.
   */
  store(handle: string, identity: TokenIdentity, tokens: TokenPair): Promise<void>;
  /** False when this handle has no offer. */
  accept(brand: BrandId, handle: string): Promise<boolean>;
  drop(handle: string): Promise<void>;
  dropSession(sid: string): Promise<void>;
}

export interface BrowserSessionDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Upper bound of a session's life at the identity server. */
  readonly longestSessionMs: number;
}

interface Row {
  readonly player_id: string;
  readonly sid: string;
  readonly is_offered: boolean;
  readonly sealed_tokens: Buffer;
  readonly access_ends_at: Date;
}

/** Time to answer the question "continue as …?". */
export const OFFER_MS = 600_000;

export function createBrowserSessions({
  pool,
  clock,
  longestSessionMs,
}: BrowserSessionDeps): BrowserSessions {
  const endAfter = (ms: number): Date => new Date(clock() + ms);

  return {
    async open(identity, tokens, isOffered) {
      const handle = createHandle();
      await pool.query('delete from api.browser_session where ends_at <= $1', [new Date(clock())]);
      await pool.query(
        `insert into api.browser_session (handle_hash, brand, player_id, sid, is_offered, sealed_tokens, access_ends_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          hashOf(handle),
          identity.brand,
          identity.playerId,
          identity.sid,
          isOffered,
          sealed(handle, tokens),
          new Date(identity.expiresAt),
          endAfter(isOffered ? OFFER_MS : longestSessionMs),
        ],
      );
      return handle;
    },
    async find(brand, handle) {
      const { rows } = await pool.query<Row>(
        'select player_id, sid, is_offered, sealed_tokens, access_ends_at from api.browser_session where handle_hash = $1 and brand = $2 and ends_at > $3',
        [hashOf(handle), brand, new Date(clock())],
      );
      const row = rows[0];
      if (!row) return undefined;
      const plain = unseal(handleKey(handle), row.sealed_tokens);
      if (plain === undefined)
        throw new Error('A stored session cannot be decrypted: its bytes were changed.');
      // sealed() wrote it under the handle of the browser, so another shape cannot be stored
      const tokens = JSON.parse(plain) as TokenPair;
      return {
        playerId: row.player_id,
        sid: row.sid,
        isOffered: row.is_offered,
        tokens,
        accessEndsAt: row.access_ends_at.getTime(),
      };
    },
    async store(handle, identity, tokens) {
      await pool.query(
        'update api.browser_session set sealed_tokens = $2, access_ends_at = $3 where handle_hash = $1 and access_ends_at <= $3',
        [hashOf(handle), sealed(handle, tokens), new Date(identity.expiresAt)],
      );
    },
    async accept(brand, handle) {
      const { rowCount } = await pool.query(
        'update api.browser_session set is_offered = false, ends_at = $3 where handle_hash = $1 and brand = $2 and is_offered and ends_at > $4',
        [hashOf(handle), brand, endAfter(longestSessionMs), new Date(clock())],
      );
      return rowCount === 1;
    },
    async drop(handle) {
      await pool.query('delete from api.browser_session where handle_hash = $1', [hashOf(handle)]);
    },
    async dropSession(sid) {
      await pool.query('delete from api.browser_session where sid = $1', [sid]);
    },
  };
}

function sealed(handle: string, { accessToken, refreshToken }: TokenPair): Buffer {
  return seal(handleKey(handle), JSON.stringify({ accessToken, refreshToken }));
}
