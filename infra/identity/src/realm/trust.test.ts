import { describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
} from 'jose';
import { pass } from '../testing/clock.ts';
import { discover, failure, signedIn } from '../testing/client.ts';
import { realmScene } from '../testing/realmScene.ts';
import { Visitor } from '../testing/visitor.ts';
import { createSigningKeys, KEY_NOTICE_SECONDS } from '../store/signingKeys.ts';

const realm = realmScene();
const { newVisitor } = realm;
const FUNDED = 'funded@aurora.test';

describe('forged access tokens', () => {
  it.each<[string, (claims: JWTPayload, publicJwk: JWK) => Promise<string>]>([
    ['without a signature', (claims) => Promise.resolve(new UnsecuredJWT(claims).encode())],
    [
      'signed with the public key as a secret',
      (claims, jwk) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: jwk.kid ?? '' })
          .sign(new TextEncoder().encode(JSON.stringify(jwk))),
    ],
    [
      'signed with another key',
      async (claims, jwk) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '' })
          .sign((await generateKeyPair('ES256')).privateKey),
    ],
    [
      'with the attacker’s key in the header',
      async (claims) => {
        const { privateKey, publicKey } = await generateKeyPair('ES256');
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', jwk: await exportJWK(publicKey) })
          .sign(privateKey);
      },
    ],
  ])('%s are rejected', async (_name, forge) => {
    const tokens = await signedIn(newVisitor(), realm.config, FUNDED);
    const { keys } = JSON.parse(
      (await newVisitor().open('/internal/realms/aurora/certs')).text,
    ) as JSONWebKeySet;
    const token = await forge(decodeJwt(tokens.access_token), keys[0] as JWK);
    expect(await failure(oidc.fetchUserInfo(realm.config, token, 'aurora-funded'))).toMatch(/OAUTH_/);
  });

  it('are rejected once expired', async () => {
    const tokens = await signedIn(newVisitor(), realm.config, FUNDED);
    pass(realm.stage.settings.accessTokenSeconds);
    expect(await failure(oidc.fetchUserInfo(realm.config, tokens.access_token, 'aurora-funded'))).toMatch(
      /OAUTH_/,
    );
  });
});

describe('origins', () => {
  it.each([
    'aurora.localhost',
    'lobby.aurora.localhost',
    'www.aurora.localhost',
    'proxy.aurora.localhost',
    'localhost',
    '127.0.0.1',
  ])('serves an issuer of its own at %s, with the same keys', async (host) => {
    const here = await discover(realm.stage.port, `http://${host}:${realm.stage.port}`);
    const tokens = await signedIn(newVisitor(host), here, FUNDED);
    expect(decodeJwt(tokens.access_token).iss).toBe(`http://${host}:${realm.stage.port}/realms/aurora`);
    await expect(
      jwtVerify(
        tokens.access_token,
        createLocalJWKSet(
          JSON.parse((await newVisitor().open('/internal/realms/aurora/certs')).text) as JSONWebKeySet,
        ),
      ),
    ).resolves.toBeDefined();
  });

  it.each([
    ['evil.example', 'aurora', 400],
    ['tuli.localhost', 'aurora', 404],
    ['aurora.localhost', 'tuli', 404],
    ['aurora.localhost.evil.example', 'aurora', 400],
  ])('rejects a request to %s for %s', async (host, brand, status) => {
    const reply = await new Visitor(realm.stage.port, host).open(
      `/realms/${brand}/.well-known/openid-configuration`,
    );
    expect(reply.status).toBe(status);
  });

  it('uses Host, not x-forwarded-host', async () => {
    const reply = await newVisitor().open('/realms/aurora/.well-known/openid-configuration', {
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    expect(reply.text).not.toContain('evil.example');
  });

  it('isolates brands: rejects the token of another brand', async () => {
    const tokens = await signedIn(newVisitor(), realm.config, FUNDED);
    const tuli = await discover(realm.stage.port, `http://tuli.localhost:${realm.stage.port}`, 'tuli');
    expect(await failure(oidc.refreshTokenGrant(tuli, tokens.refresh_token ?? ''))).toBe('invalid_grant');
    expect(await failure(oidc.fetchUserInfo(tuli, tokens.access_token, 'aurora-funded'))).toMatch(/OAUTH_/);
  });
});

describe('signing keys', () => {
  it('rotate without ending a session', async () => {
    const before = await signedIn(newVisitor(), realm.config, FUNDED);
    const oldKid = decodeProtectedHeader(before.access_token).kid;
    const keys = createSigningKeys({
      pool: realm.stage.pool,
      clock: () => Date.now(),
      log: { debug() {}, info() {}, warn() {}, error() {} },
      settings: realm.stage.settings,
    });
    const newKid = await keys.rotate();
    expect((await keys.load()).map((key) => key.kid)).toEqual([oldKid, newKid]);
    pass(KEY_NOTICE_SECONDS);
    expect((await keys.load()).map((key) => key.kid)).toEqual([newKid, oldKid]);
    pass(realm.stage.settings.refreshTokenSeconds + 1);
    expect((await keys.load()).map((key) => key.kid)).not.toContain(oldKid);
  });

  it('are encrypted in the database', async () => {
    const { rows } = await realm.stage.pool.query<{ sealed_private_jwk: Buffer }>(
      'select sealed_private_jwk from identity.signing_key',
    );
    expect(rows.every((row) => !row.sealed_private_jwk.toString('latin1').includes('"d"'))).toBe(true);
  });
});
