import { ignoreError } from '@foyer/kernel';
import { deriveKey, type Clock } from '@foyer/runtime';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Player } from '../player.ts';

const ALGORITHM = 'HS256';
const TYPE = 'engagement+jwt';
const ISSUER = 'engagement';
/** Equal to the lifetime of access tokens of the identity service: a page renews both together. */
const LIFE_SECONDS = 300;
const MS_PER_SECOND = 1_000;

/** The signed-in player of a token. */
export interface Caller extends Player {
  readonly sid: string;
}

const claimsSchema = v.object({ brand: v.string(), sub: v.string(), sid: v.string() });

/** Access tokens of the provider (requirements/interfaces#gamification-provider). */
export interface PlayerTokens {
  issue(caller: Caller): Promise<{ readonly accessToken: string; readonly expiresAt: string }>;
  /** Undefined when the token is invalid, expired or of another brand. */
  verify(token: string, brand: string): Promise<Caller | undefined>;
}

/** @param secret - the secret of calls between our services; the key is derived from it. */
export function createPlayerTokens(secret: string, clock: Clock): PlayerTokens {
  const key = deriveKey(secret, 'engagement', 'player-token');
  return {
    async issue({ brand, playerId, sid }) {
      const issuedAt = Math.floor(clock() / MS_PER_SECOND);
      const expires = issuedAt + LIFE_SECONDS;
      const accessToken = await new SignJWT({ brand, sid })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(playerId)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expires)
        .sign(key);
      return { accessToken, expiresAt: new Date(expires * MS_PER_SECOND).toISOString() };
    },
    async verify(token, brand) {
      const verified = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: ISSUER,
        requiredClaims: ['exp'],
        currentDate: new Date(clock()),
      }).catch(ignoreError('an invalid engagement token is refused'));
      const claims = v.safeParse(claimsSchema, verified?.payload);
      if (!claims.success || claims.output.brand !== brand) return undefined;
      return { brand, playerId: claims.output.sub, sid: claims.output.sid };
    },
  };
}
