import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testClient } from '@foyer/runtime/service-calls';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose';
import * as oidc from 'openid-client';
import { discover, exchange, signedIn } from '../testing/client.ts';
import { holdClock, pass } from '../testing/clock.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { staffSite, type StaffSite } from '../testing/staffClient.ts';
import { Visitor, visibleText } from '../testing/visitor.ts';
import { createStaffAccounts } from './staffAccounts.ts';

let stage: Stage;
let site: StaffSite;

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  site = await staffSite(stage);
}, STAGE_DEADLINE_MS);
beforeEach(() => stage.pool.query('delete from identity.staff_attempt'));
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

const OPERATOR = 'operator@staff.test';

async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return (error as { error?: string }).error ?? String(error);
  }
  return 'nothing';
}

function stateOf(sid: string): Promise<{ body: unknown }> {
  return testClient.callSigned({
    baseUrl: `http://127.0.0.1:${stage.port}`,
    path: `/internal/staff/sessions/${sid}/state`,
    body: {},
    secret: stage.settings.internalSecret,
    clock: () => Date.now(),
  });
}

describe('the staff realm for its clients', () => {
  it('supports code with S256 for clients with a secret only', () => {
    expect(site.config.serverMetadata()).toMatchObject({
      issuer: `${site.origin}/realms/staff`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    });
    expect(site.config.serverMetadata().userinfo_endpoint).toBeUndefined();
  });

  it('issues tokens for the registry with identity and roles, valid for five minutes', async () => {
    const tokens = await site.tokens(site.newVisitor(), 'casino@staff.test');
    const claims = decodeJwt(tokens.access_token);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(claims).toMatchObject({
      iss: `${site.origin}/realms/staff`,
      aud: 'registry',
      sub: 'squad-casino',
      email: 'casino@staff.test',
      roles: ['squad:casino'],
      sid: expect.any(String),
      jti: expect.any(String),
    });
    expect((claims.exp ?? 0) - Date.now() / 1_000).toBe(300);
    expect(tokens.claims()).toMatchObject({ sub: 'squad-casino', aud: 'console', roles: ['squad:casino'] });
    const certs = JSON.parse(
      (await new Visitor(stage.port).open('/internal/realms/staff/certs')).text,
    ) as JSONWebKeySet;
    await expect(
      jwtVerify(tokens.access_token, createLocalJWKSet(certs), { audience: 'registry' }),
    ).resolves.toBeDefined();
  });

  it('issues the edge a token without permissions and without a refresh token', async () => {
    const preview = await staffSite(stage, 'preview');
    const tokens = await preview.tokens(preview.newVisitor(), OPERATOR);
    expect(decodeJwt(tokens.access_token).aud).toBe('preview');
    expect(tokens.refresh_token).toBeUndefined();
  });

  it('signs with keys that no player realm has', async () => {
    const [players, staff] = await Promise.all(
      ['aurora', 'staff'].map(
        async (realm) =>
          JSON.parse(
            (await new Visitor(stage.port).open(`/internal/realms/${realm}/certs`)).text,
          ) as JSONWebKeySet,
      ),
    );
    expect(staff?.keys.length).toBeGreaterThan(0);
    expect(staff?.keys.filter(({ kid }) => players?.keys.some((key) => key.kid === kid))).toEqual([]);
  });

  it.each([
    [
      'no PKCE',
      (url: URL) => {
        url.searchParams.delete('code_challenge');
        url.searchParams.delete('code_challenge_method');
      },
    ],
    ['the plain challenge method', (url: URL) => url.searchParams.set('code_challenge_method', 'plain')],
    [
      'a longer address',
      (url: URL) => url.searchParams.set('redirect_uri', `${site.origin}/session/callback/`),
    ],
    [
      'a redirect address of a brand',
      (url: URL) =>
        url.searchParams.set('redirect_uri', `http://aurora.localhost:${stage.port}/session/callback`),
    ],
    ['the players’ client', (url: URL) => url.searchParams.set('client_id', 'app')],
    ['another response type', (url: URL) => url.searchParams.set('response_type', 'token')],
  ])('rejects an authorization request with %s', async (_what, spoil) => {
    const { url } = await site.request();
    spoil(url);
    const reply = await site.newVisitor().open(url.href);
    expect(reply.url.searchParams.get('code')).toBeNull();
    expect(reply.text).not.toContain('name="password"');
  });

  it('issues no tokens for a wrong secret, a wrong verifier or a replayed code', async () => {
    const { pending, reply } = await site.signIn(site.newVisitor(), OPERATOR);
    const wrong = await staffSite(stage, 'console', 'wrong');
    await expect(exchange(wrong.config, pending, reply.url)).rejects.toMatchObject({ status: 401 });
    expect(
      await failure(
        exchange(site.config, { ...pending, verifier: oidc.randomPKCECodeVerifier() }, reply.url),
      ),
    ).toBe('invalid_grant');
    const again = await site.signIn(site.newVisitor(), OPERATOR);
    await exchange(site.config, again.pending, again.reply.url);
    expect(await failure(exchange(site.config, again.pending, again.reply.url))).toBe('invalid_grant');
  });
});

describe('separation of players and staff', () => {
  it('serves the staff realm on no origin of a brand, and no player realm on the console', async () => {
    for (const host of ['aurora.localhost', '127.0.0.1', 'localhost'])
      expect(
        (await new Visitor(stage.port, host).open('/realms/staff/.well-known/openid-configuration')).status,
      ).toBe(404);
    expect((await site.newVisitor().open('/realms/aurora/.well-known/openid-configuration')).status).toBe(
      400,
    );
  });

  it('rejects player accounts in the staff realm and staff accounts in a player realm, even with the same password', async () => {
    const { reply } = await site.signIn(site.newVisitor(), 'funded@aurora.test');
    expect(reply.status).toBe(422);
    expect(visibleText(reply.text)).toContain('is incorrect');
    const config = await discover(stage.port, `http://aurora.localhost:${stage.port}`);
    await expect(
      signedIn(new Visitor(stage.port, 'aurora.localhost'), config, OPERATOR),
    ).rejects.toBeDefined();
  });
});

describe('staff sessions', () => {
  it('locks an account after five wrong passwords, also for the right one', async () => {
    const visitor = site.newVisitor();
    await visitor.open((await site.request()).url.href);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await visitor.submit('/sign-in', { email: OPERATOR, password: 'wrong' })).status).toBe(422);
    expect((await visitor.submit('/sign-in', { email: OPERATOR, password: 'wrong' })).status).toBe(429);
    expect((await visitor.submit('/sign-in', { email: OPERATOR, password: 'Foyer-2026!' })).status).toBe(429);
  });

  it('rejects a form of another page', async () => {
    const visitor = site.newVisitor();
    await visitor.open((await site.request()).url.href);
    expect(
      (
        await visitor.submit(
          '/sign-in',
          { email: OPERATOR, password: 'Foyer-2026!' },
          { headers: { origin: 'http://aurora.localhost' } },
        )
      ).status,
    ).toBe(403);
    await visitor.open((await site.request()).url.href);
    expect(
      (await visitor.submit('/sign-in', { form_token: 'x', email: OPERATOR, password: 'Foyer-2026!' }))
        .status,
    ).toBe(403);
  });

  it('allows forms to redirect to the requesting client only', async () => {
    const preview = await staffSite(stage, 'preview');
    const page = await site.newVisitor().open((await preview.request()).url.href);
    expect(page.headers['content-security-policy']).toContain(
      `form-action 'self' http://aurora.localhost:${stage.port};`,
    );
  });

  it('refreshes tokens with the current roles, and reports changes to the registry at once', async () => {
    const accounts = createStaffAccounts(stage.pool, () => Date.now());
    const tokens = await site.tokens(site.newVisitor(), 'sportsbook@staff.test');
    const sid = String(decodeJwt(tokens.access_token)['sid']);
    await accounts.setRoles('squad-sportsbook', ['auditor']);
    expect((await stateOf(sid)).body).toEqual({
      active: true,
      staffId: 'squad-sportsbook',
      roles: ['auditor'],
    });
    const renewed = await oidc.refreshTokenGrant(site.config, tokens.refresh_token ?? '');
    expect(decodeJwt(renewed.access_token)['roles']).toEqual(['auditor']);
    await accounts.setActive('squad-sportsbook', false);
    expect((await stateOf(sid)).body).toEqual({ active: false });
    expect(await failure(oidc.refreshTokenGrant(site.config, tokens.refresh_token ?? ''))).toBe(
      'invalid_grant',
    );
  });

  it.each([
    ['continues while it is used, and ends after half an hour of inactivity', [1_790, 1_790, 1_801]],
    ['ends with the working day, whatever the activity', [...Array.from({ length: 16 }, () => 1_790), 170]],
  ])('%s', async (_what, pauses) => {
    const tokens = await site.tokens(site.newVisitor(), 'auditor@staff.test');
    const last = pauses.length - 1;
    for (const [index, seconds] of pauses.entries()) {
      pass(seconds);
      const renewal = failure(oidc.refreshTokenGrant(site.config, tokens.refresh_token ?? ''));
      expect([index, await renewal]).toEqual([index, index === last ? 'invalid_grant' : 'nothing']);
    }
  });

  it('requires the password again after half an hour of inactivity, even with the cookie', async () => {
    const visitor = site.newVisitor();
    await site.tokens(visitor, 'auditor@staff.test');
    pass(1_801);
    expect(
      (await visitor.open((await site.request({ prompt: 'none' })).url.href)).url.searchParams.get('error'),
    ).toBe('login_required');
    const tokens = await site.tokens(visitor, 'auditor@staff.test');
    expect((await stateOf(String(decodeJwt(tokens.access_token)['sid']))).body).toMatchObject({
      active: true,
    });
  });

  it('ends at sign-out, together with its tokens', async () => {
    const visitor = site.newVisitor();
    const tokens = await site.tokens(visitor, 'auditor@staff.test');
    const out = oidc.buildEndSessionUrl(site.config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${site.origin}/`,
    });
    expect((await visitor.open(out.href)).url.href).toBe(`${site.origin}/`);
    expect((await stateOf(String(decodeJwt(tokens.access_token)['sid']))).body).toEqual({ active: false });
    expect(await failure(oidc.refreshTokenGrant(site.config, tokens.refresh_token ?? ''))).toBe(
      'invalid_grant',
    );
    expect(
      (await visitor.open((await site.request({ prompt: 'none' })).url.href)).url.searchParams.get('error'),
    ).toBe('login_required');
  });

  it('signs in to a second client without another prompt', async () => {
    const visitor = site.newVisitor();
    await site.tokens(visitor, OPERATOR);
    const preview = await staffSite(stage, 'preview');
    const pending = await preview.request({ prompt: 'none' });
    const { url } = await visitor.open(pending.url.href);
    expect((await exchange(preview.config, pending, url)).claims()).toMatchObject({
      sub: 'operator',
      aud: 'preview',
    });
  });
});
