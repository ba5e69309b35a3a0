import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

const PLAYER = '/internal/players/aurora-funded';
const HERE = 'aurora-funded-sid';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await tokenOf(api, 'funded');
}, START_MS);
beforeEach(() => {
  api.identity.answers.clear();
  api.identity.calls.length = 0;
  api.identity.ended.length = 0;
  api.identity.isDown = false;
});
afterAll(() => api.close());

function record(sid: string, endedAt: string | null = null) {
  return {
    sid,
    method: 'EMAIL_CODE',
    device: { kind: 'PHONE', browser: 'Chrome', system: 'Android' },
    country: 'MT',
    startedAt: '2026-11-26T08:00:00.000Z',
    lastSeenAt: '2026-11-26T09:00:00.000Z',
    endedAt,
    endReason: endedAt === null ? null : 'OTHER_PLAYER_SIGNED_IN',
  };
}

const withSessions = (...sessions: readonly object[]): unknown =>
  api.identity.answers.set(`${PLAYER}/sessions`, { status: 200, body: { sessions } });
const CONNECTION = {
  'x-forwarded-host': 'aurora.localhost:4000',
  'x-forwarded-for': '203.0.113.7',
  'x-country': 'SE',
  'user-agent': 'Phone',
};
const run = (query: string, variables = {}) =>
  executeGraphql(api, { token, query, variables, headers: CONNECTION });
const endedPaths = (): readonly string[] => api.identity.ended.map(({ path }) => path);

describe('sessions of the player', () => {
  it('are listed with the reasons that the product knows', async () => {
    withSessions(record(HERE), record('past', '2026-11-26T09:00:00.000Z'));
    const { data } = await run(
      '{ viewer { sessions { id isCurrent method country endReason device { browser } } } }',
    );
    expect(data).toEqual({
      viewer: {
        sessions: [
          {
            id: HERE,
            isCurrent: true,
            method: 'EMAIL_CODE',
            country: 'MT',
            endReason: null,
            device: { browser: 'Chrome' },
          },
          {
            id: 'past',
            isCurrent: false,
            method: 'EMAIL_CODE',
            country: 'MT',
            endReason: 'LOGGED_OUT',
            device: { browser: 'Chrome' },
          },
        ],
      },
    });
  });

  it('are listed with totals of the period and method that are asked for, page by page', async () => {
    const past = [record('b', '2026-11-26T09:00:00.000Z'), record('a', '2026-11-25T09:00:00.000Z')];
    api.identity.answers.set(`${PLAYER}/sign-ins`, {
      status: 200,
      body: { sessions: past, totals: { count: 31, countries: 2 } },
    });
    const { data } = await run(
      `{ viewer { signInHistory(first: 1, from: "2020-01-01T00:00:00Z", method: OPEN_BANKING) {
        edges { cursor node { id isCurrent endReason } } pageInfo { hasNextPage } totals { count countries } } } }`,
    );
    expect(data).toEqual({
      viewer: {
        signInHistory: {
          edges: [
            { cursor: expect.any(String), node: { id: 'b', isCurrent: false, endReason: 'LOGGED_OUT' } },
          ],
          pageInfo: { hasNextPage: true },
          totals: { count: 31, countries: 2 },
        },
      },
    });
    const body = api.identity.calls[0]?.body as { readonly from: string };
    expect(body).toMatchObject({ method: 'OpenBanking', limit: 2, offset: 0, to: null });
    // 24 months online, even if the page requests an earlier start
    expect(Date.now() - Date.parse(body.from)).toBeLessThan(733 * 86_400_000);
  });

  it.each([
    ['one', 'mutation { endPlayerSession(id: "second") { ids } }', 'endPlayerSession', ['second']],
    [
      'all others',
      'mutation { endOtherPlayerSessions { ids } }',
      'endOtherPlayerSessions',
      ['second', 'third'],
    ],
    [
      'none of another player',
      'mutation { endPlayerSession(id: "foreign") { ids } }',
      'endPlayerSession',
      [],
    ],
    ['none twice', 'mutation { endPlayerSession(id: "past") { ids } }', 'endPlayerSession', []],
  ])('end: %s', async (_what, query, field, ids) => {
    withSessions(record(HERE), record('second'), record('third'), record('past', '2026-11-26T09:00:00.000Z'));
    expect((await run(query)).data).toEqual({ [field]: { ids } });
    expect(endedPaths()).toEqual(ids.map((sid) => `/internal/sessions/${sid}/end`));
    const { rows } = await api.pool.query('select sid from api.ended_session where sid = any($1)', [ids]);
    expect(rows).toHaveLength(ids.length);
  });

  it('fail as unavailable while identity does not answer', async () => {
    api.identity.isDown = true;
    const { errors } = await run('{ viewer { sessions { id } } }');
    expect(errors[0]?.extensions).toMatchObject({ type: 'ServiceUnavailableFailure' });
  });
});

describe('passkeys of the player', () => {
  const passkey = {
    id: 'key',
    name: 'Phone',
    relyingParty: 'aurora.localhost',
    isSynced: false,
    createdAt: '2026-11-26T08:00:00.000Z',
    lastUsedAt: null,
  };
  const add = (credential: string, name = 'Phone') =>
    run('mutation($input: AddPasskeyInput!) { addPasskey(input: $input) { name site } }', {
      input: { name, credential },
    });

  it('are created for the session, the page and the connection of the request', async () => {
    api.identity.answers.set(`${PLAYER}/passkeys/add`, { status: 200, body: { passkey } });
    expect((await add('{"id":"key","response":{}}')).data).toEqual({
      addPasskey: { name: 'Phone', site: 'aurora.localhost' },
    });
    expect(api.identity.calls[0]?.body).toMatchObject({
      brand: 'aurora',
      sid: HERE,
      origin: 'http://aurora.localhost:4000',
      from: { country: 'SE', address: '203.0.113.7', userAgent: 'Phone' },
      credential: { id: 'key' },
    });
  });

  it.each([
    ['no JSON', '{', 'Phone', 'credential'],
    ['a credential that is too long', `"${'x'.repeat(16_000)}"`, 'Phone', 'credential'],
    ['an empty name', '{}', ' ', 'name'],
  ])('reject %s', async (_what, credential, name, key) => {
    const { errors } = await add(credential, name);
    expect(errors[0]?.extensions).toMatchObject({ type: 'ValidationFailure', keys: [key] });
    expect(api.identity.calls).toEqual([]);
  });

  it.each([
    ['PASSKEY_INVALID', 'add', () => add('{}')],
    ['UNKNOWN_PASSKEY', 'remove', () => run('mutation { removePasskey(id: "foreign") { id } }')],
  ] as const)('report the refusal %s', async (code, path, call) => {
    api.identity.answers.set(`${PLAYER}/passkeys/${path}`, { status: 409, body: { code } });
    expect((await call()).errors[0]?.extensions.reasons).toEqual([code]);
  });
});
