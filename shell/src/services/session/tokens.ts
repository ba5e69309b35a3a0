import { ignoreError } from '@foyer/kernel';
import type { PlayerId, SessionId } from '@foyer/kernel';
import { isRecord, parseJson } from '../../lib/parseJson.ts';

/** The access token claims that the product reads (requirements/entities#access-token). */
export interface Claims {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly passwordless: boolean;
  readonly flow: string;
  /** Milliseconds since the epoch, server time. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly startedAt: number;
}

/** Kept in memory only: never in storage, cookies or an address (requirements/reliability#safe-forms). */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly idToken: string | undefined;
  readonly claims: Claims;
}

/**
 * Reads a token that the identity server has just issued; the API verifies its signature. Undefined when it
 * is not valid for this product.
 */
export function readClaims(accessToken: string): Claims | undefined {
  const payload = decodePayload(accessToken);
  if (!payload) return undefined;
  const { player_id: playerId, sid, passwordless, flow, exp, iat, auth_time: authTime } = payload;
  if (typeof playerId !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return undefined;
  const issuedAt = typeof iat === 'number' ? iat * 1000 : exp * 1000;
  return {
    playerId: playerId as PlayerId, // branded because the id comes from a token
    sessionId: sid as SessionId,
    passwordless: passwordless === true,
    flow: typeof flow === 'string' ? flow : '',
    issuedAt,
    expiresAt: exp * 1000,
    startedAt: typeof authTime === 'number' ? authTime * 1000 : issuedAt,
  };
}

function decodePayload(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
    const value = parseJson(new TextDecoder().decode(bytes));
    return isRecord(value) ? value : undefined;
  } catch (error) {
    return ignoreError('malformed token')(error); // not base64, for example a token of another kind: the caller rejects it
  }
}
