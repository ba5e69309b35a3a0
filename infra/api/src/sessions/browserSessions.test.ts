import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import type { TokenPair } from './identityCalls.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());
afterEach(() => {
  api.skew.milliseconds = 0;
  api.identity.isDown = false;
});

const ORIGIN = 'http://quetzal.localhost:4000';
const VIEWER = '{ viewer { id } }';
let signIns = 0;

function claims(kind = 'funded', brand = 'quetzal') {
  signIns += 1;
  return { brand, playerId: `${brand}-${kind}`, sid: `browser-${signIns}` };
}

function call(name: string, body: object) {
  return callTyped<Record<string, string>>({
    baseUrl: api.baseUrl,
    path: `/internal/browser-sessions/${name}`,
    body,
    secret: TEST_SECRETS.internal,
    clock: Date.now,
    deadlineMs: 20_000,
  });
}

const browser = (held?: string) => ({ brand: 'quetzal', origin: ORIGIN, held });
const tokenOf = (handle: string, more: object = {}) => call('token', { browser: browser(), handle, ...more });
const take = (tokens: TokenPair, more: { held?: string; requiresConfirmation?: boolean } = {}) =>
  call('take', {
    browser: browser(more.held),
    tokens,
    requiresConfirmation: more.requiresConfirmation ?? false,
  });

async function signIn(player = claims(), held?: string) {
  const proof = {
    code: `code-${player.sid}`,
    verifier: 'v'.repeat(43),
    redirectUri: `${ORIGIN}/en/identity-login-handler/`,
  };
  await api.identity.signIn(player, proof);
  const { status, body } = await call('sign-in', { browser: browser(held), proof });
  return { status, handle: body['handle'] ?? '', accessToken: body['accessToken'] ?? '', player, proof };
}

describe('browser session', () => {
  it('starts once per code and stores no readable token', async () => {
    const { status, handle, accessToken, proof } = await signIn();
    expect(status).toBe(200);
    expect((await executeGraphql(api, { query: VIEWER, token: accessToken })).data).toEqual({
      viewer: { id: 'quetzal-funded' },
    });
    expect((await call('sign-in', { browser: browser(), proof })).status).toBe(401);
    const { rows } = await api.pool.query<{ text: string }>(
      `select string_agg(s::text, ' ') as text from api.browser_session s`,
    );
    const readable = `${rows[0]?.text}${Buffer.from((rows[0]?.text ?? '').replace(/[^0-9a-f]/g, ''), 'hex').toString('latin1')}`;
    for (const secret of [handle, accessToken]) expect(readable).not.toContain(secret);
  });

  it('returns the current token while it is valid and renews it 30 s before expiry', async () => {
    const { handle, accessToken } = await signIn();
    const before = api.identity.rotations.count;
    expect((await tokenOf(handle)).body).toEqual({ accessToken });
    api.skew.milliseconds = 240_000;
    expect((await tokenOf(handle)).body).toEqual({ accessToken });
    expect(api.identity.rotations.count).toBe(before);
    api.skew.milliseconds = 275_000;
    const renewed = (await tokenOf(handle)).body['accessToken'] ?? '';
    expect(renewed).not.toBe(accessToken);
    expect(api.identity.rotations.count).toBe(before + 1);
  });

  it('renews once for ten concurrent tabs and not again for a late one', async () => {
    const { handle, accessToken } = await signIn();
    const before = api.identity.rotations.count;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tokenOf(handle, { known: accessToken })),
    );
    answers.push(await tokenOf(handle, { known: accessToken }));
    expect(new Set(answers.map(({ body }) => body['accessToken'])).size).toBe(1);
    expect(answers.map(({ body }) => body['accessToken'])).not.toContain(accessToken);
    expect(api.identity.rotations.count).toBe(before + 1);
  });

  it('ends when identity destroys it, and answers 503 while identity is unavailable', async () => {
    const { handle, accessToken, player } = await signIn();
    api.identity.isDown = true;
    expect((await tokenOf(handle, { known: accessToken })).status).toBe(503);
    api.identity.isDown = false;
    expect((await tokenOf(handle, { known: accessToken })).status).toBe(200);
    await api.bus.publish('identity.session-destroyed', {
      ...player,
      reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE',
    });
    await eventually(async () => expect((await tokenOf(handle)).status).toBe(401));
  });

  it.each<[string, () => object]>([
    ['an unknown handle', () => ({ handle: 'x'.repeat(43) })],
    ['an oversized handle', () => ({ handle: 'x'.repeat(5_000) })],
  ])('is not found by %s', async (_what, make) => {
    expect([401, 422]).toContain((await call('token', { browser: browser(), ...make() })).status);
  });

  it('is not found under another brand, and a foreign origin is refused', async () => {
    const { handle } = await signIn();
    expect(
      (await call('token', { browser: { brand: 'aurora', origin: 'http://aurora.localhost:4000' }, handle }))
        .status,
    ).toBe(401);
    expect(
      (await call('token', { browser: { brand: 'quetzal', origin: 'http://evil.example' }, handle })).status,
    ).toBe(422);
  });

  it('ends on logout, here and at identity', async () => {
    const { handle, accessToken, player } = await signIn();
    expect((await call('end', { brand: 'quetzal', handle })).body).toEqual({ loggedOut: true });
    expect(api.identity.ended.at(-1)).toEqual({
      path: `/internal/sessions/${player.sid}/end`,
      body: { brand: 'quetzal', reason: 'LOGGED_OUT' },
    });
    expect((await tokenOf(handle)).status).toBe(401);
    expect((await executeGraphql(api, { query: VIEWER, token: accessToken })).status).toBe(401);
  });

  it('gets a new handle at each sign-in, and the old handle and token are rejected', async () => {
    const first = await signIn();
    const second = await signIn(claims('empty'), first.handle);
    expect(second.handle).not.toBe(first.handle);
    expect((await tokenOf(first.handle)).status).toBe(401);
    expect((await executeGraphql(api, { query: VIEWER, token: first.accessToken })).status).toBe(401);
    expect((await tokenOf(second.handle)).status).toBe(200);
  });
});

const REFRESH =
  'mutation RefreshAccessToken($refreshToken: String!) { refreshAccessToken(refreshToken: $refreshToken) { accessToken } }';

describe('tokens from a URL', () => {
  it('become a session and are rejected afterwards', async () => {
    const tokens = await api.identity.signIn(claims());
    const taken = await take(tokens);
    expect(taken).toMatchObject({ status: 200, body: { isOffered: false } });
    const fresh = (await tokenOf(taken.body['handle'] ?? '')).body['accessToken'];
    expect((await executeGraphql(api, { query: VIEWER, token: fresh ?? '' })).data).toEqual({
      viewer: { id: 'quetzal-funded' },
    });
    expect((await executeGraphql(api, { query: VIEWER, token: tokens.accessToken })).status).toBe(401);
    const hostCount = api.identity.hosts.length;
    expect(
      (
        await executeGraphql(api, {
          query: REFRESH,
          variables: { refreshToken: tokens.refreshToken },
          brand: 'quetzal',
        })
      ).errors[0]?.extensions.type,
    ).toBe('InvalidTokenFailure');
    // the identity server would treat the reuse as theft and end the player's session
    expect(api.identity.hosts).toHaveLength(hostCount);
    for (const secret of [tokens.accessToken, tokens.refreshToken, fresh ?? ''])
      expect(api.logLines.join('\n')).not.toContain(secret);
  });

  it('are rejected even when they were verified a moment ago', async () => {
    const tokens = await api.identity.signIn(claims());
    expect((await executeGraphql(api, { query: VIEWER, token: tokens.accessToken })).status).toBe(200);
    await take(tokens);
    expect((await executeGraphql(api, { query: VIEWER, token: tokens.accessToken })).status).toBe(401);
  });

  it('are accepted once of ten concurrent visits', async () => {
    const tokens = await api.identity.signIn(claims());
    const visits = await Promise.all(Array.from({ length: 10 }, () => take(tokens)));
    expect(visits.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
  });

  it.each<[string, () => Promise<TokenPair> | TokenPair]>([
    [
      'a changed signature',
      async () => {
        const pair = await api.identity.signIn(claims());
        return { ...pair, accessToken: `${pair.accessToken.slice(0, -4)}AAAA` };
      },
    ],
    ['tokens of another brand', () => api.identity.signIn(claims('funded', 'aurora'))],
    [
      'an expired access token',
      () => api.identity.signIn({ ...claims(), issuedAt: Math.floor(Date.now() / 1_000) - 400 }),
    ],
    ['another audience', () => api.identity.signIn({ ...claims(), audience: 'other' })],
    [
      'an unknown issuer',
      () => api.identity.signIn({ ...claims(), issuer: 'http://evil.example/realms/quetzal' }),
    ],
    ['an id token', () => api.identity.signIn({ ...claims(), type: 'JWT' })],
    ['a player whose account is closed', () => api.identity.signIn(claims('closed'))],
    [
      'an access token and a refresh token of different players',
      async () => ({
        ...(await api.identity.signIn(claims())),
        refreshToken: (await api.identity.signIn(claims('empty'))).refreshToken,
      }),
    ],
    [
      'an invalid refresh token',
      async () => ({ ...(await api.identity.signIn(claims())), refreshToken: 'nothing' }),
    ],
    ['text', () => ({ accessToken: 'a', refreshToken: 'b' })],
  ])('are rejected with %s', async (_what, make) => {
    const rows = async () => (await api.pool.query('select 1 from api.browser_session')).rowCount;
    const before = await rows();
    expect((await take(await make())).status).toBe(401);
    expect(await rows()).toBe(before);
  });

  it('require a confirmation, which signs the current player out, if they belong to another player', async () => {
    const held = await signIn(claims('empty'));
    const { body } = await take(await api.identity.signIn(claims()), { held: held.handle });
    expect(body).toMatchObject({ isOffered: true });
    const offered = body['handle'] ?? '';
    expect((await tokenOf(offered)).status).toBe(401);
    expect((await tokenOf(held.handle)).status).toBe(200);
    const { rows } = await api.pool.query<{ first_name: string }>(
      `select first_name from api.player where id = 'quetzal-funded'`,
    );
    expect((await call('offer', { brand: 'quetzal', handle: offered })).body).toEqual({
      initial: rows[0]?.first_name.slice(0, 1),
    });
    expect((await call('accept', { browser: browser(held.handle), handle: offered })).status).toBe(200);
    expect((await tokenOf(offered)).status).toBe(200);
    expect((await tokenOf(held.handle)).status).toBe(401);
    expect((await executeGraphql(api, { query: VIEWER, token: held.accessToken })).status).toBe(401);
    expect((await call('accept', { browser: browser(), handle: offered })).status).toBe(401);
  });

  it.each([
    ['no player is signed in and another site sent the visitor', false, true, true],
    ['the same player is signed in', true, true, false],
  ])(
    'follow the confirmation rule when %s (case %#)',
    async (_what, isHeld, requiresConfirmation, isOffered) => {
      const held = isHeld ? (await signIn()).handle : undefined;
      expect(
        (
          await take(await api.identity.signIn(claims()), {
            requiresConfirmation,
            ...(held === undefined ? {} : { held }),
          })
        ).body,
      ).toMatchObject({ isOffered });
    },
  );

  it('are refused without the confirmation field', async () => {
    const tokens = await api.identity.signIn(claims());
    expect((await call('take', { browser: browser(), tokens })).status).toBe(422);
  });

  it('end the session at identity when the player declines', async () => {
    const player = claims();
    const { body } = await take(await api.identity.signIn(player), { requiresConfirmation: true });
    expect((await call('end', { brand: 'quetzal', handle: body['handle'] })).status).toBe(200);
    expect((await call('accept', { browser: browser(), handle: body['handle'] })).status).toBe(401);
    expect(api.identity.ended.map(({ path }) => path)).toContain(`/internal/sessions/${player.sid}/end`);
  });
});

/** Polls for effects that arrive over the bus. */
async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + 5_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
