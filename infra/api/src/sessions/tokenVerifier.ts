import { CLOCK_SKEW_SECONDS } from '@foyer/market/constants';
import * as v from 'valibot';
import { errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import type { BrandId } from '@foyer/market';
import type { Clock, ServiceClient } from '@foyer/runtime';
import { hashOf } from './handles.ts';
import { brandOfToken, keyIdOf } from './unverifiedToken.ts';
import { createKeyStore, type FindKey, type KeyStore } from './keyStore.ts';

/** Verified claims of an access token (requirements/entities#access-token). */
export interface TokenIdentity {
  readonly brand: BrandId;
  readonly playerId: string;
  readonly sid: string;
  /** Login flow of the session (requirements/entities#login-flows). */
  readonly flow?: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Identifies this token among those of its session; useless as a credential. */
  readonly tokenHash: string;
}

export interface TokenVerifier {
  /**
   * Undefined when the token is invalid for any reason.
   * @throws when the keys cannot be fetched, which is not the fault of the caller.
   */
  verify(token: string): Promise<TokenIdentity | undefined>;
}

export interface TokenVerifierDeps {
  readonly clock: Clock;
  readonly identityAddress: string;
  readonly serviceClient: ServiceClient;
}

const ALGORITHMS = ['ES256', 'RS256', 'PS256', 'EdDSA'];
const AUDIENCE = 'app';
const ACCESS_TOKEN_TYPE = 'at+jwt';
const DEADLINE_MS = 5_000;
const MAX_TOKEN_LENGTH = 8_192;
/** Maximum number of verified tokens in the cache, so that a signature is not checked on every call. */
const REMEMBERED = 20_000;

export function createTokenVerifier(deps: TokenVerifierDeps): TokenVerifier {
  const stores = new Map<BrandId, KeyStore>();
  const known = new Map<string, TokenIdentity>();

  async function check(token: string, tokenHash: string): Promise<TokenIdentity | undefined> {
    const brand = brandOfToken(token);
    if (!brand) return undefined;
    const store = stores.get(brand) ?? createKeyStore(() => fetchCertificates(deps, brand), deps.clock);
    stores.set(brand, store);
    const keys = await store.keysFor(keyIdOf(token));
    return keys && verified({ token, tokenHash }, keys, brand, deps.clock());
  }

  return {
    async verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return undefined;
      const tokenHash = hashOf(token).toString('hex');
      const before = known.get(tokenHash);
      if (before) return before.expiresAt > deps.clock() ? before : undefined;
      const identity = await check(token, tokenHash);
      if (identity) remember(known, identity);
      return identity;
    },
  };
}

function remember(known: Map<string, TokenIdentity>, identity: TokenIdentity): void {
  const oldest = known.size >= REMEMBERED ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  known.set(identity.tokenHash, identity);
}

/** The members of a key are checked when it is imported. */
const certificatesSchema = v.object({
  keys: v.array(v.looseObject({ kty: v.string() })),
}) satisfies v.GenericSchema<unknown, JSONWebKeySet>;

async function fetchCertificates(
  { identityAddress, serviceClient }: TokenVerifierDeps,
  brand: BrandId,
): Promise<JSONWebKeySet> {
  const answer = await serviceClient.call({
    baseUrl: identityAddress,
    path: `/internal/realms/${brand}/certs`,
    method: 'GET',
    deadlineMs: DEADLINE_MS,
  });
  if (answer.status !== 200)
    throw new Error(
      `The key request for ${brand} at the identity server failed with status ${answer.status}.`,
    );
  return v.parse(certificatesSchema, JSON.parse(answer.body));
}

interface HashedToken {
  readonly token: string;
  readonly tokenHash: string;
}

async function verified(
  { token, tokenHash }: HashedToken,
  findKey: FindKey,
  brand: BrandId,
  now: number,
): Promise<TokenIdentity | undefined> {
  try {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: ALGORITHMS,
      audience: AUDIENCE,
      typ: ACCESS_TOKEN_TYPE,
      currentDate: new Date(now),
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['exp', 'iat'],
    });
    return identityOf(payload, { brand, tokenHash, now });
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/**
 * Checks exp separately: jose's clock tolerance would extend it, but tolerance is acceptable only for the
 * start of a token.
 */
function identityOf(
  payload: JWTPayload,
  { brand, tokenHash, now }: { readonly brand: BrandId; readonly tokenHash: string; readonly now: number },
): TokenIdentity | undefined {
  const { player_id: playerId, sid, flow, exp = 0, iat = 0 } = payload;
  if (exp * 1000 <= now || iat * 1000 > now + CLOCK_SKEW_SECONDS * 1000) return undefined;
  if (typeof playerId !== 'string' || typeof sid !== 'string' || playerId === '' || sid === '')
    return undefined;
  return {
    brand,
    playerId,
    sid,
    ...(typeof flow === 'string' && { flow }),
    expiresAt: exp * 1000,
    tokenHash,
  };
}
