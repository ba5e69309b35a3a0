import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../services.ts';
import { SIGNING_ALGORITHM } from '../store/signingKeys.ts';
import { userinfo } from './userinfo.ts';

const SITE = { brand: 'aurora', origin: 'http://aurora.localhost', relyingParty: undefined } as const;
type Find = Services['sessions']['find'];

let privateKey: CryptoKey;
let keys: readonly JWK[];
let statuses: number[];

beforeAll(async () => {
  const pair = await generateKeyPair(SIGNING_ALGORITHM);
  privateKey = pair.privateKey;
  keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: SIGNING_ALGORITHM, use: 'sig' }];
});

beforeEach(() => {
  statuses = [];
});

function signedToken(): Promise<string> {
  return new SignJWT({ sid: 's1' })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: 'k1', typ: 'at+jwt' })
    .setIssuer(`${SITE.origin}/realms/${SITE.brand}`)
    .setAudience('app')
    .setSubject('p1')
    .setExpirationTime('1m')
    .sign(privateKey);
}

function request(token: string, find: () => unknown): Promise<void> {
  const response = {
    writeHead: (status: number) => void statuses.push(status),
    end: () => undefined,
  } as unknown as ServerResponse;
  const services = { clock: () => Date.now(), sessions: { find: find as Find } } as unknown as Services;
  const request = { headers: { authorization: `Bearer ${token}` } } as IncomingMessage;
  return userinfo(request, response, services, SITE, keys);
}

describe('userinfo', () => {
  it('answers 200 for a token of a live session', async () => {
    await request(await signedToken(), () => Promise.resolve({ playerId: 'p1' }));
    expect(statuses).toEqual([200]);
  });

  it.each(['x', 'a.b.c', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`])(
    'answers 401 for the invalid token %s',
    async (token) => {
      await request(token, () => Promise.reject(new Error('not reached')));
      expect(statuses).toEqual([401]);
    },
  );

  it('throws when the session cannot be read, instead of rejecting a valid token', async () => {
    const failed = request(await signedToken(), () => Promise.reject(new Error('the database is down')));
    await expect(failed).rejects.toThrow('the database is down');
    expect(statuses).toEqual([]);
  });
});
