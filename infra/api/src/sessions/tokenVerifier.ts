import { decodeProtectedHeader, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { brandOfHost, isBrandId, type BrandId } from '@foyer/market';
import type { Clock } from '@foyer/runtime';
import { hashOf } from './handles.ts';
import { createKeyStore, type FindKey, type KeyStore } from './keyStore.ts';

/** Who an access token says is calling (requirements/entities#access-token, access-token claims). */
export interface TokenIdentity {
  readonly brand: BrandId;
  readonly playerId: string;
  readonly sid: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Tells this token from the others of its session without being worth anything. */
  readonly tokenHash: string;
}

export interface TokenVerifier {
  /** Undefined when the token is not one of ours, for whatever reason. @throws when the keys cannot be had: that is nobody's fault but ours. */
  verify(token: string): Promise<TokenIdentity | undefined>;
}

export interface TokenVerifierDeps {
  readonly clock: Clock;
  readonly identityAddress: string;
  readonly fetchKeys?: (brand: BrandId) => Promise<JSONWebKeySet>;
}

const ALGORITHMS = ['ES256', 'RS256', 'PS256', 'EdDSA'];
const AUDIENCE = 'app';
const ACCESS_TOKEN_TYPE = 'at+jwt';
const CLOCK_SKEW_SECONDS = 300; // requirements/constants#session
const DEADLINE_MS = 5_000;
const MAXIMUM_LENGTH = 8_192;
/** Identities that are remembered with their tokens' hashes, so that a signature is checked once and not with every call. */
const REMEMBERED = 20_000;

export function createTokenVerifier(deps: TokenVerifierDeps): TokenVerifier {
  const fetchKeys = deps.fetchKeys ?? ((brand: BrandId) => fetchCertificates(deps.identityAddress, brand));
  const stores = new Map<BrandId, KeyStore>();
  const known = new Map<string, TokenIdentity>();

  async function check(token: string, tokenHash: string): Promise<TokenIdentity | undefined> {
    const brand = brandOfToken(token);
    if (!brand) return undefined;
    const store = stores.get(brand) ?? createKeyStore(() => fetchKeys(brand), deps.clock);
    stores.set(brand, store);
    const keys = await store.keysFor(keyId(token));
    return keys && verified({ token, tokenHash }, keys, brand, deps.clock());
  }

  return {
    async verify(token) {
      if (token.length > MAXIMUM_LENGTH) return undefined;
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

async function fetchCertificates(address: string, brand: BrandId): Promise<JSONWebKeySet> {
  const answer = await fetch(`${address}/internal/realms/${brand}/certs`, {
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!answer.ok) throw new Error(`The identity server answered ${answer.status} for the keys of ${brand}.`);
  return (await answer.json()) as JSONWebKeySet;
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

/** jose's tolerance also stretches exp, which must not be stretched: clocks may differ about when a token began, never about its end. */
function identityOf(
  payload: JWTPayload,
  { brand, tokenHash, now }: { readonly brand: BrandId; readonly tokenHash: string; readonly now: number },
): TokenIdentity | undefined {
  const { player_id: playerId, sid, exp = 0, iat = 0 } = payload;
  if (exp * 1000 <= now || iat * 1000 > now + CLOCK_SKEW_SECONDS * 1000) return undefined;
  if (typeof playerId !== 'string' || typeof sid !== 'string' || playerId === '' || sid === '')
    return undefined;
  return { brand, playerId, sid, expiresAt: exp * 1000, tokenHash };
}

/** The realm named by the issuer, when the issuer is an origin of that brand; the signature is checked afterwards against that realm's keys. */
function brandOfToken(token: string): BrandId | undefined {
  try {
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as JWTPayload;
    const issuer = new URL(String(claims.iss));
    const realm = /^\/realms\/([a-z0-9-]+)$/.exec(issuer.pathname)?.[1] ?? '';
    return isBrandId(realm) && brandOfHost(issuer.host) === realm ? realm : undefined;
  } catch {
    return undefined;
  }
}

function keyId(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}
