import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { FakeSessionApi } from '../testing/fakeSessionApi.ts';
import { NOW, serveGateway, type Answer, type ServedGateway } from '../testing/servedGateway.ts';
import { serveSessionGateway, type SessionGateway } from '../testing/sessionGateway.ts';

let served: SessionGateway;
let api: FakeSessionApi;
let gateway: ServedGateway;

beforeAll(async () => {
  served = await serveSessionGateway();
  ({ api, gateway } = served);
});
beforeEach(() => served.reset());
afterAll(() => served.close());

const HOST = 'quetzal.localhost:4000';
const ORIGIN = `http://${HOST}`;
const BROWSER = { brand: 'quetzal', origin: ORIGIN };

interface RequestOptions {
  readonly cookie?: string;
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly raw?: string;
}

function request(
  name: string,
  body: object = {},
  { cookie, host = HOST, method = 'POST', headers = {}, raw }: RequestOptions = {},
): Promise<Answer> {
  return gateway.request(`/session/${name}`, {
    host,
    method,
    ...(method === 'POST' ? { body: raw ?? JSON.stringify(body) } : {}),
    headers: {
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
  });
}

const HELD = 'quetzal_session=held-1';
const CLEARED = 'quetzal_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

describe('access token', () => {
  it('is returned to the page and stored nowhere', async () => {
    api.answers.set('token', { status: 200, body: { accessToken: 'eyJ' } });
    const response = await request('token', { known: 'old' }, { cookie: HELD });
    expect(response.status).toBe(200);
    expect(JSON.parse(response.text)).toEqual({ accessToken: 'eyJ', serverTime: NOW });
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(api.calls).toEqual([
      { name: 'token', body: { browser: BROWSER, handle: 'held-1', known: 'old' } },
    ]);
  });

  it.each<[string, object, string | undefined, number, readonly string[] | undefined]>([
    ['a visitor', {}, undefined, 204, undefined],
    ['a visitor whose session has ended', {}, HELD, 204, [CLEARED]],
    ['a page whose session has ended', { known: 'old' }, HELD, 401, [CLEARED]],
    ['a page without its cookie', { known: 'old' }, undefined, 401, undefined],
    [
      'a browser with a planted second cookie',
      { known: 'old' },
      `${HELD}; quetzal_session=planted`,
      401,
      undefined,
    ],
    ['an invalid cookie', { known: 'old' }, 'quetzal_session=%22%3B', 401, undefined],
    ['another brand’s cookie', { known: 'old' }, 'aurora_session=held-1', 401, undefined],
  ])('is not returned for %s', async (_who, body, cookie, status, cookies) => {
    const response = await request('token', body, cookie === undefined ? {} : { cookie });
    expect(response.status).toBe(status);
    expect(response.headers['set-cookie']).toEqual(cookies);
    // requirements/errors#token-refresh: what the shell turns into SESSION_EXPIRED
    if (status === 401)
      expect(JSON.parse(response.text)).toMatchObject({
        errors: [{ extensions: { type: 'InvalidTokenFailure', reasons: ['InvalidTokenFailure'] } }],
      });
  });

  it('is retryable when the api is unavailable, without signing out', async () => {
    api.isDown = true;
    const response = await request('token', { known: 'old' }, { cookie: HELD });
    expect(response.status).toBe(503);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(JSON.parse(response.text)).toMatchObject({
      errors: [{ extensions: { type: 'ServiceUnavailableFailure' } }],
    });
  });
});

describe('session endpoints', () => {
  const CALLS = ['sign-in', 'code', 'token', 'end'];
  it.each<[string, RequestOptions, number]>([
    ['GET', { method: 'GET' }, 405],
    ['another origin', { headers: { origin: 'https://evil.example' } }, 403],
    ['a sibling brand', { headers: { origin: 'http://aurora.localhost:4000' } }, 403],
    ['the origin null', { headers: { origin: 'null' } }, 403],
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['another host of the same site', { headers: { 'sec-fetch-site': 'same-site' } }, 403],
    ['a form', { headers: { 'sec-fetch-mode': 'navigate' } }, 403],
    ['text', { headers: { 'content-type': 'text/plain' } }, 415],
    ['a body above the size limit', { raw: `{"a":"${'x'.repeat(13_000)}"}` }, 413],
    ['a brand with another integration', { host: 'aurora.localhost:4000' }, 404],
  ])('reject requests from %s', async (_what, options, status) => {
    for (const name of CALLS) {
      const response = await request(name, {}, { cookie: HELD, ...options });
      expect([name, response.status]).toEqual([name, status]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['sign-in', '{}'],
    ['code', '{"code":1}'],
    ['token', '{"known":1}'],
    ['token', 'nonsense'],
    ['token', '[]'.repeat(3)],
  ])('reject malformed input: %s %s', async (name, raw) => {
    expect((await request(name, {}, { cookie: HELD, raw })).status).toBe(400);
  });

  it('accept exact names only', async () => {
    for (const name of ['', 'nothing', 'token/', '__proto__', 'constructor'])
      expect((await request(name)).status).toBe(404);
  });

  it('are rate-limited per session', async () => {
    api.answers.set('token', { status: 200, body: { accessToken: 'eyJ' } });
    const flood = await Promise.all(
      Array.from({ length: 110 }, () => request('token', {}, { cookie: 'quetzal_session=flood' })),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await request('token', {}, { cookie: HELD })).status).toBe(200);
    expect((await request('token')).status).toBe(204);
  });
});

describe('sign-in', () => {
  async function begin(more: object = {}) {
    const response = await request('sign-in', { locale: 'fi', isSignUp: false, ...more });
    const { location } = JSON.parse(response.text) as { location: string };
    return {
      answer: response,
      url: new URL(location, ORIGIN),
      cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
    };
  }

  it('redirects to the brand’s identity server with a challenge bound to this browser', async () => {
    const { answer, url, cookie } = await begin();
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^quetzal_session_sign_in=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(url.pathname).toBe('/realms/quetzal/protocol/openid-connect/auth');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'app',
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
      ui_locales: 'fi',
      redirect_uri: `${ORIGIN}/fi/identity-login-handler/`,
    });
    expect(url.href).not.toContain(cookie.split('=')[1]);
    api.answers.set('sign-in', { status: 200, body: { handle: 'handle-1', accessToken: 'eyJ' } });
    const done = await request(
      'code',
      { locale: 'fi', code: 'c', state: url.searchParams.get('state') ?? '' },
      { cookie: `${cookie}; ${HELD}` },
    );
    expect(JSON.parse(done.text)).toEqual({ accessToken: 'eyJ', serverTime: NOW });
    expect(done.headers['set-cookie']).toEqual([
      expect.stringContaining('quetzal_session_sign_in=; '),
      expect.stringContaining('quetzal_session_offer=; '),
      'quetzal_session=handle-1; Max-Age=28800; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const { proof, browser } = api.calls[0]?.body as { proof: { verifier: string }; browser: object };
    expect(browser).toEqual({ ...BROWSER, held: 'held-1' });
    expect(proof).toEqual({
      code: 'c',
      verifier: proof.verifier,
      redirectUri: `${ORIGIN}/fi/identity-login-handler/`,
    });
    expect(createHash('sha256').update(proof.verifier).digest('base64url')).toBe(
      url.searchParams.get('code_challenge'),
    );
  });

  it('redirects sign-up to the registrations endpoint with the player’s country', async () => {
    const { url } = await begin({ isSignUp: true, country: 'NZ' });
    expect(url.pathname).toBe('/realms/quetzal/protocol/openid-connect/registrations');
    expect(url.searchParams.get('country')).toBe('NZ');
  });

  it('passes the proof of a sign-in by code, also when another player is signed in', async () => {
    const { url } = await begin({ loginTicket: 'proof' });
    expect([url.searchParams.get('login_ticket'), url.searchParams.get('prompt')]).toEqual([
      'proof',
      'login',
    ]);
  });

  it('requests the bank login named by the page, also when another player is signed in', async () => {
    const { url } = await begin({ loginPath: '/fi/open-banking-login-handler/?redir=%2Ffi%2F' });
    expect([url.searchParams.get('login_path'), url.searchParams.get('prompt')]).toEqual([
      '/fi/open-banking-login-handler/?redir=%2Ffi%2F',
      'login',
    ]);
    expect((await begin()).url.searchParams.has('prompt')).toBe(false);
  });

  it.each<[string, (own: { cookie: string; state: string }) => { cookie: string; state: string }]>([
    ['a sign-in of another browser', ({ cookie }) => ({ cookie, state: 'attackers-state' })],
    ['no sign-in', ({ state }) => ({ cookie: '', state })],
    ['a planted cookie', ({ state }) => ({ cookie: 'quetzal_session_sign_in=planted', state })],
  ])('rejects the code of %s', async (_what, change) => {
    api.answers.set('sign-in', { status: 200, body: { handle: 'handle-1', accessToken: 'eyJ' } });
    const { url, cookie } = await begin();
    const own = change({ cookie, state: url.searchParams.get('state') ?? '' });
    const response = await request(
      'code',
      { locale: 'fi', code: 'c', state: own.state },
      { cookie: own.cookie },
    );
    expect(response.status).toBe(401);
    expect(response.headers['set-cookie']).toEqual([expect.stringContaining('quetzal_session_sign_in=; ')]);
    expect(api.calls).toEqual([]);
  });
});

describe('sign-out', () => {
  it.each([
    [200, false, 200],
    [200, true, 503],
    [401, false, 503],
  ])('clears the browser for the api status %s, unavailable: %s', async (status, isDown, expected) => {
    api.answers.set('end', { status, body: { loggedOut: true } });
    api.isDown = isDown;
    const response = await request('end', {}, { cookie: HELD });
    expect(response.status).toBe(expected);
    expect(response.headers['set-cookie']).toEqual([
      CLEARED,
      expect.stringContaining('quetzal_session_offer=; '),
    ]);
  });
});

describe('behind TLS', () => {
  it('cookies are Secure and host-bound', async () => {
    const secure = await serveGateway(served.releases.home, {
      upstreams: api.upstreams,
      environment: { FOYER_MODE: 'production' },
    });
    const headers = {
      origin: `https://${HOST}`,
      'content-type': 'application/json',
      'x-forwarded-proto': 'https',
    };
    const response = await secure.request('/session/sign-in', {
      host: HOST,
      method: 'POST',
      headers,
      body: '{"locale":"en","isSignUp":false}',
    });
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-quetzal_session_sign_in=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    await secure.close();
  });
});
