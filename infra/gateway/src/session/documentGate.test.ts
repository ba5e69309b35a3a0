import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FakeSessionApi } from '../testing/fakeSessionApi.ts';
import { releaseSet } from '../testing/releaseHome.ts';
import { serveSessionGateway, type SessionGateway } from '../testing/sessionGateway.ts';
import type { Answer, ServedGateway } from '../testing/servedGateway.ts';

let served: SessionGateway;
let api: FakeSessionApi;
let gateway: ServedGateway;

beforeAll(async () => {
  served = await serveSessionGateway((releases) =>
    releases.publish(releaseSet(1, [releases.shell, releases.casino])),
  );
  ({ api, gateway } = served);
});
beforeEach(() => served.reset());
afterAll(() => served.close());

const HOST = 'quetzal.localhost:4000';
const ORIGIN = `http://${HOST}`;
const PERSON = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const TOKENS = 'accessToken=eyJ.secret.a&refreshToken=secret-r';

function visit(
  path: string,
  headers: Record<string, string> = {},
  more: { host?: string; method?: string } = {},
): Promise<Answer> {
  return gateway.request(path, { host: HOST, ...more, headers: { ...PERSON, ...headers } });
}

function cookiesOf(answer: Answer): readonly string[] {
  return answer.headers['set-cookie'] ?? [];
}

function expectRedirect(answer: Answer, location: string): void {
  expect(answer.status).toBe(303);
  expect(answer.headers).toMatchObject({
    location,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(`${JSON.stringify(answer.headers)}${answer.text}`).not.toMatch(/secret/);
}

describe('tokens in a page address', () => {
  it('start a session and redirect to the same address without them', async () => {
    api.answers.set('take', { status: 200, body: { handle: 'handle-1', isOffered: false } });
    const response = await visit(`/en/games/?amount=20&${TOKENS}&q=a+b`);
    expectRedirect(response, '/en/games/?amount=20&q=a+b');
    expect(cookiesOf(response)).toEqual([
      'quetzal_session=handle-1; Max-Age=28800; Path=/; HttpOnly; SameSite=Lax',
      'quetzal_session_offer=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(api.calls).toEqual([
      {
        name: 'take',
        body: {
          browser: { brand: 'quetzal', origin: ORIGIN },
          tokens: { accessToken: 'eyJ.secret.a', refreshToken: 'secret-r' },
          requiresConfirmation: false,
        },
      },
    ]);
  });

  it('report the existing session, and ask for confirmation when coming from another site', async () => {
    await visit(`/?${TOKENS}`, { cookie: 'quetzal_session=held-1', 'sec-fetch-site': 'cross-site' });
    expect(api.calls[0]?.body).toMatchObject({ browser: { held: 'held-1' }, requiresConfirmation: true });
  });

  it.each<[string, Record<string, string>, { method?: string; host?: string; path?: string }]>([
    ['a frame', { 'sec-fetch-dest': 'iframe' }, {}],
    ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, {}],
    ['a HEAD', {}, { method: 'HEAD' }],
    ['a brand with another integration', {}, { host: 'aurora.localhost:4000' }],
    ['one of the two tokens', {}, { path: '/en/games/?accessToken=eyJ.secret.a' }],
    ['a duplicate token', {}, { path: `/en/games/?${TOKENS}&accessToken=secret-b` }],
    [
      'tokens that are too long',
      {},
      { path: `/en/games/?accessToken=${'secret'.repeat(1_400)}&refreshToken=secret` },
    ],
  ])('are dropped with %s', async (_what, headers, { path = `/en/games/?${TOKENS}`, ...more }) => {
    api.answers.set('take', { status: 200, body: { handle: 'handle-1', isOffered: false } });
    const response = await visit(path, headers, more);
    expectRedirect(response, '/en/games/');
    expect(cookiesOf(response)).toEqual([]);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['the api refuses them', 401, false],
    ['the api returns an invalid response', 200, false],
    ['the api is unavailable', 200, true],
  ])('start no session when %s', async (_what, status, isDown) => {
    api.answers.set('take', { status, body: { nonsense: true } });
    api.isDown = isDown;
    const response = await visit(`/en/games/?${TOKENS}`);
    expectRedirect(response, '/en/games/');
    expect(cookiesOf(response)).toEqual([]);
    expect(gateway.logged.join('\n')).not.toMatch(/secret/);
  });

  it.each([
    [`//evil.example/?${TOKENS}`, '/evil.example/'],
    [`/\\evil.example/?${TOKENS}`, '/'],
    [`/zz/games/?${TOKENS}`, '/'],
    [`/en/games?x=1&${TOKENS}`, '/en/games/?x=1'],
  ])('redirect %s to %s only', async (path, location) => {
    expectRedirect(await visit(path), location);
  });

  it('wait for the click during a prefetch', async () => {
    const response = await visit(`/en/games/?${TOKENS}`, { 'sec-purpose': 'prefetch' });
    expect(response.status).toBe(503);
    expect(api.calls).toEqual([]);
  });
});

describe('continue-as page', () => {
  async function offered(): Promise<string> {
    api.answers.set('take', { status: 200, body: { handle: 'offer-1', isOffered: true } });
    api.answers.set('offer', { status: 200, body: { initial: 'P' } });
    const response = await visit(`/fi/games/?amount=20&${TOKENS}`, { cookie: 'quetzal_session=held-1' });
    expectRedirect(response, '/fi/games/?amount=20');
    expect(cookiesOf(response)).toHaveLength(1);
    expect(cookiesOf(response)[0]).toMatch(
      /^quetzal_session_offer=offer-1\.[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    return (cookiesOf(response)[0] ?? '').split(';')[0] ?? '';
  }

  function fieldsOf(html: string): Record<string, string> {
    return Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
        ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
      ),
    );
  }

  function decide(
    cookie: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return gateway.request('/session/continue', {
      host: HOST,
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        'content-type': 'application/x-www-form-urlencoded',
        cookie,
        ...headers,
      },
    });
  }

  it('is shown at the requested address in the brand’s theme and page language', async () => {
    const cookie = await offered();
    const { status, text, headers } = await visit('/fi/games/?amount=20', {
      cookie: `${cookie}; quetzal_session=held-1`,
    });
    expect(status).toBe(200);
    expect(text).toContain('<html lang="fi" data-brand="quetzal">');
    expect(text).toContain('<h1>Jatketaanko pelaajana P***?</h1>');
    expect(text).toContain('on kirjautuneena toinen pelaaja');
    expect(text).not.toMatch(/<script|offer-1|held-1/);
    expect(headers['content-security-policy']).toMatch(/form-action 'self'/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    for (const other of ['/fi/', '/fi/games/?amount=21'])
      expect((await visit(other, { cookie })).text).toContain('foyer-page');
  });

  it.each(['en', 'fi', 'fr_CA', 'ja'])('is shown in %s', async (locale) => {
    api.answers.set('take', { status: 200, body: { handle: 'offer-1', isOffered: true } });
    api.answers.set('offer', { status: 200, body: { initial: '<' } });
    const cookie = (cookiesOf(await visit(`/${locale}/?${TOKENS}`))[0] ?? '').split(';')[0] ?? '';
    const { text } = await visit(`/${locale}/`, { cookie });
    expect(text).toContain('&lt;***');
    expect(text).not.toMatch(/\{player\}/);
  });

  it('continues as the new player when confirmed, as before otherwise', async () => {
    const cookie = `${await offered()}; quetzal_session=held-1`;
    const fields = fieldsOf((await visit('/fi/games/?amount=20', { cookie })).text);
    api.answers.set('accept', { status: 200 });
    api.answers.set('end', { status: 200, body: { loggedOut: true } });
    const yes = await decide(cookie, { ...fields, choice: 'yes' });
    expectRedirect(yes, '/fi/games/?amount=20');
    expect(cookiesOf(yes)).toEqual([
      expect.stringContaining('quetzal_session_offer=; '),
      expect.stringMatching(/^quetzal_session=offer-1; /),
    ]);
    expect(api.calls.at(-1)).toEqual({
      name: 'accept',
      body: { browser: { brand: 'quetzal', origin: ORIGIN, held: 'held-1' }, handle: 'offer-1' },
    });
    const no = await decide(cookie, { ...fields, choice: 'no' });
    expect(cookiesOf(no)).toEqual([expect.stringContaining('quetzal_session_offer=; ')]);
    expect(api.calls.at(-1)).toEqual({ name: 'end', body: { brand: 'quetzal', handle: 'offer-1' } });
  });

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['another site', {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['the origin null', {}, { origin: 'null' }, 403],
    ['no form token', { token: '' }, {}, 403],
    ['another form token', { token: 'x'.repeat(43) }, {}, 403],
    ['another target address', { to: 'https://evil.example/' }, {}, 403],
    ['no offer in the browser', {}, { cookie: '' }, 403],
    ['another content type', {}, { 'content-type': 'text/plain' }, 415],
  ])('rejects a form with %s', async (_what, change, headers, status) => {
    const cookie = await offered();
    const fields = fieldsOf((await visit('/fi/games/?amount=20', { cookie })).text);
    api.calls.length = 0;
    const response = await decide(cookie, { ...fields, choice: 'yes', ...change }, headers);
    expect(response.status).toBe(status);
    expect(cookiesOf(response)).toEqual([]);
    expect(api.calls).toEqual([]);
  });

  it('expires with the offer and is shown again when the api was unavailable', async () => {
    const cookie = await offered();
    const fields = fieldsOf((await visit('/fi/games/?amount=20', { cookie })).text);
    api.isDown = true;
    expect(cookiesOf(await decide(cookie, { ...fields, choice: 'yes' }))).toEqual([]);
    api.isDown = false;
    api.answers.delete('offer');
    const page = await visit('/fi/games/?amount=20', { cookie });
    expect(page.text).toContain('foyer-page');
    expect(cookiesOf(page)).toContainEqual(expect.stringContaining('quetzal_session_offer=; '));
  });
});
