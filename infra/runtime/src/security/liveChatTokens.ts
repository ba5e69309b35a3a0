import { ignoreError } from '@foyer/kernel';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../jobs/clock.ts';
import { deriveKey } from './sealing.ts';

/** The player or visitor that a live-chat token signs in. */
export interface LiveChatCaller {
  readonly brand: string;
  readonly playerId: string;
  /** The sign-in, with which the chat ends; null for a visitor. */
  readonly sid: string | null;
  readonly locale: string;
  /** First name, which the agent sees; empty for a visitor. */
  readonly name: string;
}

/** Tokens of the live-chat token mutation: issued by the api, verified by the chat service. */
export interface LiveChatTokens {
  issue(caller: LiveChatCaller): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /** Undefined when the token is invalid, expired or of another brand. */
  verify(token: string, brand: string): Promise<LiveChatCaller | undefined>;
}

const ALGORITHM = 'HS256';
const TYPE = 'live-chat+jwt';
const ISSUER = 'api';
const AUDIENCE = 'chat';

const claimsSchema = v.object({
  brand: v.string(),
  sub: v.string(),
  sid: v.nullable(v.string()),
  locale: v.string(),
  name: v.string(),
});

/** @param secret - the secret of calls between our services; the key is derived from it. */
export function createLiveChatTokens(secret: string, lifeSeconds: number, clock: Clock): LiveChatTokens {
  const key = deriveKey(secret, 'chat', 'live-chat-token');
  return {
    async issue({ brand, playerId, sid, locale, name }) {
      const issuedAt = Math.floor(clock() / 1_000);
      const expires = issuedAt + lifeSeconds;
      const token = await new SignJWT({ brand, sid, locale, name })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(playerId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expires)
        .sign(key);
      return { token, expiresAt: new Date(expires * 1_000) };
    },
    async verify(token, brand) {
      const verified = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp'],
        currentDate: new Date(clock()),
      }).catch(ignoreError('an invalid live-chat token is refused'));
      const claims = v.safeParse(claimsSchema, verified?.payload);
      if (!claims.success || claims.output.brand !== brand) return undefined;
      const { sub, sid, locale, name } = claims.output;
      return { brand, playerId: sub, sid, locale, name };
    },
  };
}
