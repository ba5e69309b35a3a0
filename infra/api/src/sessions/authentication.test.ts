import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import { executeGraphql, connect, listenTo } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());
afterEach(() => {
  api.skew.milliseconds = 0;
  api.identity.isDown = false;
});

const VIEWER = '{ viewer { id } }';
let sessions = 0;
function claims(kind = 'funded', brand = 'aurora') {
  sessions += 1;
  return { brand, playerId: `${brand}-${kind}`, sid: `sid-${sessions}` };
}

describe('access tokens', () => {
  it('are accepted from the identity server', async () => {
    expect(
      await executeGraphql(api, { query: VIEWER, token: await api.identity.token(claims()) }),
    ).toMatchObject({
      status: 200,
      data: { viewer: { id: 'aurora-funded' } },
    });
  });

  it.each([
    ['is excluded', 'self_excluded_at = now()', 'self_excluded_at = null'],
    ['has closed the account', `status = 'Closed'`, `status = 'Active'`],
  ])('start no session for a player who %s', async (_state, change, reset) => {
    const token = await api.identity.token(claims('empty'));
    const set = (to: string) => api.pool.query(`update api.player set ${to} where id = 'aurora-empty'`);
    await set(change);
    expect(await executeGraphql(api, { query: VIEWER, token })).toMatchObject({ status: 401 });
    await set(reset);
    expect(await executeGraphql(api, { query: VIEWER, token })).toMatchObject({ status: 200 });
  });

  const now = () => Math.floor(Date.now() / 1000);
  const payload = {
    player_id: 'aurora-funded',
    sid: 'forged',
    iss: 'http://aurora.localhost:4000/realms/aurora',
    aud: 'app',
    iat: now(),
    exp: now() + 300,
  };
  it.each<[string, () => Promise<string> | string]>([
    ['alg none', () => new UnsecuredJWT(payload).encode()],
    [
      'HS256 with a guessed secret',
      () =>
        new SignJWT(payload)
          .setProtectedHeader({ alg: 'HS256', kid: 'test-key', typ: 'at+jwt' })
          .sign(new TextEncoder().encode('a'.repeat(32))),
    ],
    ['another audience', () => api.identity.token({ ...claims(), audience: 'other' })],
    [
      'an unknown issuer',
      () => api.identity.token({ ...claims(), issuer: 'http://evil.example/realms/aurora' }),
    ],
    [
      'an issuer of another brand',
      () => api.identity.token({ ...claims(), issuer: 'http://tuli.localhost:4000/realms/aurora' }),
    ],
    [
      'a realm that does not exist',
      () => api.identity.token({ ...claims(), issuer: 'http://aurora.localhost:4000/realms/master' }),
    ],
    ['an id token', () => api.identity.token({ ...claims(), type: 'JWT' })],
    ['an expired token', () => api.identity.token({ ...claims(), issuedAt: now() - 400, lifeSeconds: 300 })],
    [
      'a token expired one second ago',
      () => api.identity.token({ ...claims(), issuedAt: now() - 301, lifeSeconds: 300 }),
    ],
    ['a token from ten minutes ahead', () => api.identity.token({ ...claims(), issuedAt: now() + 600 })],
    ['a player of another brand', () => api.identity.token({ ...claims(), playerId: 'tuli-funded' })],
    ['a player that does not exist', () => api.identity.token({ ...claims(), playerId: 'unknown' })],
    ['an unknown key', () => api.identity.token({ ...claims(), kid: 'other' })],
    ['text that is not a token', () => 'abc'],
    ['an oversized token', () => 'a'.repeat(9_000)],
  ])('are rejected with 401: %s', async (_what, make) => {
    const answer = await executeGraphql(api, { query: VIEWER, token: await make() });
    expect(answer.status).toBe(401);
    expect(answer.errors[0]?.extensions).toMatchObject({
      type: 'AuthenticationFailure',
      reasons: ['AuthenticationFailure'],
    });
  });

  it('are accepted from a clock five minutes ahead', async () => {
    const token = await api.identity.token({ ...claims(), issuedAt: now() + 290 });
    expect((await executeGraphql(api, { query: VIEWER, token })).status).toBe(200);
  });

  it('cause at most one key request in 30 s when their key is unknown', async () => {
    const before = api.identity.keyRequests.count;
    const token = await api.identity.token({ ...claims(), kid: 'flood' });
    await Promise.all(Array.from({ length: 40 }, () => executeGraphql(api, { query: VIEWER, token })));
    expect(api.identity.keyRequests.count - before).toBeLessThanOrEqual(1);
    api.skew.milliseconds = 31_000;
    await executeGraphql(api, { query: VIEWER, token });
    await executeGraphql(api, { query: VIEWER, token });
    expect(api.identity.keyRequests.count - before).toBeLessThanOrEqual(2);
  });

  it('remain valid while identity is unavailable, and visitors can browse', async () => {
    const token = await api.identity.token(claims());
    await executeGraphql(api, { query: VIEWER, token });
    api.identity.isDown = true;
    expect((await executeGraphql(api, { query: VIEWER, token })).status).toBe(200);
    expect((await executeGraphql(api, { query: '{ root { brand } }' })).data).toEqual({
      root: { brand: 'aurora' },
    });
  });

  it('give visitors a null viewer and the public data', async () => {
    const answer = await executeGraphql(api, { query: '{ viewer { id } root { brand } }', brand: 'tuli' });
    expect(answer.data).toEqual({ viewer: null, root: { brand: 'tuli' } });
    expect(answer.errors[0]?.extensions.type).toBe('AuthenticationFailure');
  });

  it('determine the brand, regardless of the header', async () => {
    const answer = await executeGraphql(api, {
      query: '{ root { brand } }',
      brand: 'aurora',
      token: await api.identity.token(claims('funded', 'caravel')),
    });
    expect(answer.data).toEqual({ root: { brand: 'caravel' } });
  });
});

describe('refresh and logout', () => {
  const REFRESH =
    'mutation RefreshAccessToken($refreshToken: String!) { refreshAccessToken(refreshToken: $refreshToken) { accessToken refreshToken } }';

  it('exchanges a refresh token under the origin of the page', async () => {
    api.identity.refreshable.set('good', { accessToken: 'a', refreshToken: 'b' });
    const answer = await executeGraphql(api, {
      query: REFRESH,
      variables: { refreshToken: 'good' },
      brand: 'zephyra',
      headers: { 'x-forwarded-host': 'www.zephyra.localhost:4000' },
    });
    expect(answer.data).toEqual({ refreshAccessToken: { accessToken: 'a', refreshToken: 'b' } });
    expect(api.identity.hosts.at(-1)).toBe('www.zephyra.localhost:4000');
  });

  it.each([
    ['a refresh token that identity refuses', 'bad', false, 'InvalidTokenFailure'],
    ['an oversized refresh token', 'x'.repeat(9_000), false, 'InvalidTokenFailure'],
    ['a refresh while identity is unavailable', 'good', true, 'ServiceUnavailableFailure'],
  ])('rejects %s', async (_what, refreshToken, isDown, type) => {
    api.identity.isDown = isDown;
    expect(
      (await executeGraphql(api, { query: REFRESH, variables: { refreshToken } })).errors[0]?.extensions.type,
    ).toBe(type);
  });

  it('ends the session at identity and rejects its token at once', async () => {
    const player = claims();
    const token = await api.identity.token(player);
    expect(
      (await executeGraphql(api, { query: 'mutation Logout { logout { loggedOut } }', token })).data,
    ).toEqual({
      logout: { loggedOut: true },
    });
    expect(api.identity.ended.at(-1)).toEqual({
      path: `/internal/sessions/${player.sid}/end`,
      body: { brand: 'aurora', reason: 'LOGGED_OUT' },
    });
    expect((await executeGraphql(api, { query: VIEWER, token })).status).toBe(401);
  });

  it('reports that identity is unavailable, and still rejects the token', async () => {
    const token = await api.identity.token(claims());
    await executeGraphql(api, { query: VIEWER, token });
    api.identity.isDown = true;
    expect((await executeGraphql(api, { query: 'mutation { logout { loggedOut } }', token })).data).toEqual({
      logout: { loggedOut: false },
    });
    expect((await executeGraphql(api, { query: VIEWER, token })).status).toBe(401);
  });
});

describe('WebSocket sessions', () => {
  it('send sessionDestroyed, then close with 4401', async () => {
    const player = claims();
    const socket = connect(api, { accessToken: await api.identity.token(player) });
    const { events, atLeast, opened } = listenTo(
      socket,
      'subscription SessionDestroyed { sessionDestroyed { sessionId reason } }',
    );
    await opened;
    await api.bus.publish('identity.session-destroyed', {
      brand: 'aurora',
      playerId: player.playerId,
      sid: player.sid,
      reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE',
    });
    await atLeast(1);
    expect(events[0]).toEqual({
      data: { sessionDestroyed: { sessionId: player.sid, reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' } },
    });
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expect(
      (await executeGraphql(api, { query: VIEWER, token: await api.identity.token(player) })).status,
    ).toBe(401);
  });

  it('reject an invalid token with 4403', async () => {
    expect(await connect(api, { accessToken: 'wrong' }).closed).toMatchObject({ code: 4403 });
  });

  it('reject a visitor’s subscription to a player stream with AuthenticationFailure', async () => {
    const socket = connect(api);
    const { events, atLeast } = listenTo(socket, 'subscription { balanceUpdated { version } }');
    await atLeast(1);
    expect(events).toMatchObject([{ errors: [{ extensions: { type: 'AuthenticationFailure' } }] }]);
    await socket.client.dispose();
  });
});
