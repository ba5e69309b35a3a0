import { describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose';
import { pass } from '../testing/clock.ts';
import { authorisation, exchange, failure, SEEDED_PASSWORD, signedIn, signIn } from '../testing/client.ts';
import { realmScene } from '../testing/realmScene.ts';

const realm = realmScene();
const { newVisitor } = realm;
const FUNDED = 'funded@aurora.test';

describe('realm as seen by openid-client (requirements/platform#openid-provider)', () => {
  it('supports code with S256 only, and no implicit flow', () => {
    const metadata = realm.config.serverMetadata();
    expect(metadata).toMatchObject({
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid'],
      token_endpoint_auth_methods_supported: ['none'],
    });
    expect(metadata.issuer).toBe(`http://127.0.0.1:${realm.stage.port}/realms/aurora`);
    expect(metadata.end_session_endpoint).toMatch(/\/realms\/aurora\/protocol\/openid-connect\/logout$/);
  });

  it('signs in with code and PKCE and issues the claims of the specification', async () => {
    const tokens = await signedIn(newVisitor(), realm.config, FUNDED);
    expect(tokens.claims()).toMatchObject({
      sub: 'aurora-funded',
      iss: realm.config.serverMetadata().issuer,
      aud: 'app',
    });
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      player_id: 'aurora-funded',
      sub: 'aurora-funded',
      passwordless: false,
      flow: 'Identity',
      aud: 'app',
      auth_time: Date.now() / 1_000,
    });
    expect(claims['sid']).toEqual(expect.any(String));
    expect((claims.exp ?? 0) - Date.now() / 1_000).toBe(realm.stage.settings.accessTokenSeconds);
  });

  it('signs with a published key', async () => {
    const tokens = await signedIn(newVisitor(), realm.config, FUNDED);
    const certs = JSON.parse(
      (await newVisitor().open('/internal/realms/aurora/certs')).text,
    ) as JSONWebKeySet;
    expect(certs.keys.every((key) => !('d' in key))).toBe(true);
    await expect(
      jwtVerify(tokens.access_token, createLocalJWKSet(certs), { audience: 'app' }),
    ).resolves.toBeDefined();
  });

  it('answers userinfo for its own token, and for no other', async () => {
    const tokens = await signedIn(newVisitor(), realm.config, FUNDED);
    await expect(
      oidc.fetchUserInfo(realm.config, tokens.access_token, 'aurora-funded'),
    ).resolves.toMatchObject({
      sub: 'aurora-funded',
      player_id: 'aurora-funded',
    });
    expect(await failure(oidc.fetchUserInfo(realm.config, tokens.id_token ?? '', 'aurora-funded'))).toMatch(
      /OAUTH_/,
    );
    expect(
      await failure(
        oidc.fetchUserInfo(realm.config, `${tokens.access_token.slice(0, -3)}abc`, 'aurora-funded'),
      ),
    ).toMatch(/OAUTH_/);
  });

  it('rejects a request without PKCE, and one with the plain method', async () => {
    const { url } = await authorisation(realm.config, newVisitor().origin);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    expect((await realm.visitor.open(url.href)).url.searchParams.get('error')).toBe('invalid_request');
    const plain = (
      await authorisation(realm.config, realm.visitor.origin, { code_challenge_method: 'plain' })
    ).url;
    expect((await realm.visitor.open(plain.href)).url.searchParams.get('error')).toBe('invalid_request');
  });

  it('rejects a wrong verifier', async () => {
    const { pending, callback } = await signIn(newVisitor(), realm.config, FUNDED);
    expect(
      await failure(
        exchange(realm.config, { ...pending, verifier: oidc.randomPKCECodeVerifier() }, callback),
      ),
    ).toBe('invalid_grant');
  });

  it('accepts a code once; a replay revokes its tokens', async () => {
    const { pending, callback } = await signIn(newVisitor(), realm.config, FUNDED);
    const tokens = await exchange(realm.config, pending, callback);
    expect(await failure(exchange(realm.config, pending, callback))).toBe('invalid_grant');
    expect(await failure(oidc.refreshTokenGrant(realm.config, tokens.refresh_token ?? ''))).toBe(
      'invalid_grant',
    );
  });

  it('expires a code after a minute', async () => {
    const { pending, callback } = await signIn(newVisitor(), realm.config, FUNDED);
    pass(realm.stage.settings.authorizationCodeSeconds + 1);
    expect(await failure(exchange(realm.config, pending, callback))).toBe('invalid_grant');
  });

  it.each(['token', 'id_token', 'id_token token', 'code id_token', 'none'])(
    'rejects the response type %s',
    async (type) => {
      const { url } = await authorisation(realm.config, newVisitor().origin, { response_type: type });
      const reply = await realm.visitor.open(url.href);
      expect(new URLSearchParams(reply.url.search || reply.url.hash.slice(1)).get('error')).toMatch(
        /^(unsupported_response_type|invalid_request)$/,
      );
    },
  );

  it.each([
    [
      'another origin',
      (origin: string) => origin.replace('127.0.0.1', 'evil.example') + '/en/identity-login-handler/',
    ],
    ['a path below', (origin: string) => `${origin}/en/identity-login-handler/x/`],
    ['a query', (origin: string) => `${origin}/en/identity-login-handler/?redir=//evil.example`],
    ['no final slash', (origin: string) => `${origin}/en/identity-login-handler`],
    [
      'another brand',
      (origin: string) => origin.replace('127.0.0.1', 'tuli.localhost') + '/en/identity-login-handler/',
    ],
    [
      'user information',
      (origin: string) =>
        origin.replace('127.0.0.1', '127.0.0.1@evil.example') + '/en/identity-login-handler/',
    ],
    ['a script', () => 'javascript:alert(1)//'],
    ['a climbing path', (origin: string) => `${origin}/en/identity-login-handler/../../`],
  ])('compares redirect addresses exactly: %s', async (_name, make) => {
    const { url } = await authorisation(realm.config, newVisitor().origin, {
      redirect_uri: make(realm.visitor.origin),
    });
    const reply = await realm.visitor.open(url.href);
    expect(reply.status).toBe(400);
    expect(reply.headers.location).toBeUndefined();
    expect(reply.text).not.toContain('evil.example');
  });

  it('answers a silent sign-in with login_required for a visitor and with a code for a player', async () => {
    const silent = async (): Promise<URL> =>
      (
        await realm.visitor.open(
          (
            await authorisation(realm.config, realm.visitor.origin, {
              prompt: 'none',
              redirect_uri: `${realm.visitor.origin}/silent-renew.html`,
            })
          ).url.href,
        )
      ).url;
    newVisitor();
    expect((await silent()).searchParams.get('error')).toBe('login_required');
    await signedIn(realm.visitor, realm.config, FUNDED);
    const renewed = await silent();
    expect(renewed.searchParams.get('code')).toEqual(expect.any(String));
    expect(renewed.pathname).toBe('/silent-renew.html');
    // only our own page may embed the hidden frame
    expect(realm.visitor.page?.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it('revokes a refresh token as oidc-client-ts expects', async () => {
    const tokens = await signedIn(newVisitor(), realm.config, FUNDED);
    const reply = await realm.visitor.post(realm.config.serverMetadata().revocation_endpoint ?? '', {
      client_id: 'app',
      token: tokens.refresh_token ?? '',
      token_type_hint: 'refresh_token',
    });
    expect([reply.status, reply.headers['content-type'], reply.text]).toEqual([200, undefined, '']);
    expect(await failure(oidc.refreshTokenGrant(realm.config, tokens.refresh_token ?? ''))).toBe(
      'invalid_grant',
    );
  });

  it('signs out with a hint without confirmation, and redirects to registered addresses only', async () => {
    const tokens = await signedIn(newVisitor(), realm.config, FUNDED);
    const sid = String(decodeJwt(tokens.access_token)['sid']);
    const target = `${realm.visitor.origin}/en/sports/?filter=live&logoutReason=LOGGED_OUT`;
    const wrong = oidc.buildEndSessionUrl(realm.config, {
      post_logout_redirect_uri: 'http://evil.example/',
      id_token_hint: tokens.id_token ?? '',
    });
    expect((await realm.visitor.open(wrong.href)).status).toBe(400);
    wrong.searchParams.set(
      'post_logout_redirect_uri',
      `${realm.visitor.origin}/en/games/?logoutReason=LOGGED_OUT`,
    );
    expect((await realm.visitor.open(wrong.href)).status).toBe(400);
    const url = oidc.buildEndSessionUrl(realm.config, {
      post_logout_redirect_uri: target,
      id_token_hint: tokens.id_token ?? '',
      ui_locales: 'fi',
      state: 'x',
    });
    const reply = await realm.visitor.open(url.href);
    expect(reply.url.href).toBe(`${target}&state=x`);
    expect(await failure(oidc.refreshTokenGrant(realm.config, tokens.refresh_token ?? ''))).toBe(
      'invalid_grant',
    );
    const { rows } = await realm.stage.pool.query(
      'select end_reason from identity.player_session where sid = $1',
      [sid],
    );
    expect(rows).toEqual([{ end_reason: 'SIGNED_OUT' }]);
    expect(
      (
        await realm.visitor.open(
          (await authorisation(realm.config, realm.visitor.origin, { prompt: 'none' })).url.href,
        )
      ).url.searchParams.get('error'),
    ).toBe('login_required');
  });

  it('asks for confirmation before a sign-out without a hint', async () => {
    await signedIn(newVisitor(), realm.config, FUNDED);
    const page = await realm.visitor.open(realm.config.serverMetadata().end_session_endpoint ?? '');
    expect(page.text).toContain('Sign out?');
    const forged = await realm.visitor.post(`${realm.config.serverMetadata().end_session_endpoint}/confirm`, {
      xsrf: 'guessed',
      logout: 'yes',
    });
    expect(forged.status).toBe(400);
    await realm.visitor.open(realm.config.serverMetadata().end_session_endpoint ?? '');
    const done = await realm.visitor.submit('/logout/confirm', { logout: 'yes' });
    expect(done.text).toContain('You’re signed out');
    expect(
      (
        await realm.visitor.open(
          (await authorisation(realm.config, realm.visitor.origin, { prompt: 'none' })).url.href,
        )
      ).url.searchParams.get('error'),
    ).toBe('login_required');
  });

  it('handles the registrations endpoint as sign-up', async () => {
    const { url } = await authorisation(realm.config, newVisitor().origin);
    const reply = await realm.visitor.open(url.href.replace('/auth?', '/registrations?'));
    expect(reply.text).toContain('Create your account');
    expect((await realm.visitor.open(url.href)).text).toContain('Good to see you again.');
  });
});

describe('browser session (requirements/reliability#sign-in)', () => {
  const silent = async (): Promise<string | null> =>
    (
      await realm.visitor.open(
        (await authorisation(realm.config, realm.visitor.origin, { prompt: 'none' })).url.href,
      )
    ).url.searchParams.get('error');

  it('expires after half an hour of inactivity', async () => {
    await signedIn(newVisitor(), realm.config, FUNDED);
    pass(realm.stage.settings.refreshIdleSeconds - 1);
    expect(await silent()).toBeNull();
    pass(realm.stage.settings.refreshIdleSeconds + 1);
    expect(await silent()).toBe('login_required');
  });

  it('is extended by token refreshes, up to eight hours', async () => {
    let tokens = await signedIn(newVisitor(), realm.config, FUNDED);
    for (let elapsed = 0; elapsed < 3 * 1_500; elapsed += 1_500) {
      pass(1_500);
      tokens = await oidc.refreshTokenGrant(realm.config, tokens.refresh_token ?? '');
    }
    expect(await silent()).toBeNull();
    for (let elapsed = 4_500; elapsed < realm.stage.settings.refreshTokenSeconds; elapsed += 1_500) {
      pass(1_500);
      await silent();
    }
    expect(await silent()).toBe('login_required');
  });

  it('starts with a new cookie, against session fixation', async () => {
    newVisitor().cookies.set('aurora_sign_in', { value: 'planted-by-an-attacker', path: '/realms/aurora' });
    realm.visitor.cookies.set('aurora_sign_in.sig', {
      value: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA',
      path: '/realms/aurora',
    });
    await signedIn(realm.visitor, realm.config, FUNDED);
    const first = realm.visitor.cookies.get('aurora_sign_in')?.value;
    expect(first).not.toBe('planted-by-an-attacker');
    const pending = await authorisation(realm.config, realm.visitor.origin, { prompt: 'login' });
    await realm.visitor.open(pending.url.href);
    await realm.visitor.submit('/sign-in', { email: FUNDED, password: SEEDED_PASSWORD });
    expect(realm.visitor.cookies.get('aurora_sign_in')?.value).not.toBe(first);
  });

  it('sets cookies that scripts cannot read and other sites do not send', async () => {
    const reply = await newVisitor().open(
      (await authorisation(realm.config, realm.visitor.origin)).url.href,
      {
        followRedirects: false,
      },
    );
    const cookies = reply.headers['set-cookie'] ?? [];
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) expect(cookie).toMatch(/httponly/i);
    for (const cookie of cookies) expect(cookie).toMatch(/samesite=lax/i);
  });
});
