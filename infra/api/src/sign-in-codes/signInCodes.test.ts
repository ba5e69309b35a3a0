import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

const SENT = {
  kind: 'sent',
  attemptId: 'a-1',
  expiresAt: '2026-11-26T08:10:00.000Z',
  resendAt: '2026-11-26T08:00:30.000Z',
};
const PHONE = '+37255501234';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
beforeEach(async () => {
  api.identity.answers.clear();
  api.identity.calls.length = 0;
  await api.pool.query('update api.player set phone_number = null, is_phone_number_verified = false');
});
afterAll(() => api.close());

const prepare = (path: string, body: object, status = 200): unknown =>
  api.identity.answers.set(`/internal/sign-in-codes/${path}`, { status, body });
const verify = (playerId: string, isVerified = true): Promise<unknown> =>
  api.pool.query('update api.player set phone_number = $2, is_phone_number_verified = $3 where id = $1', [
    playerId,
    PHONE,
    isVerified,
  ]);
const request = (channel: string, recipient: string, headers = {}) =>
  executeGraphql(api, {
    query: `mutation($input: SignInCodeInput!) { requestSignInCode(input: $input) { outcome lockedUntil attempt { attemptId } } }`,
    variables: { input: { channel, recipient } },
    headers,
  });

describe('request of a sign-in code', () => {
  it('passes the connection and the language to identity', async () => {
    prepare('request', SENT);
    const { data } = await request('EMAIL', 'a@b.test', {
      'x-country': 'FI',
      'x-forwarded-for': '203.0.113.7',
      'x-connection-risk': 'unsafe',
      locale: 'fi',
    });
    expect(data).toEqual({
      requestSignInCode: { outcome: 'SENT', lockedUntil: null, attempt: { attemptId: 'a-1' } },
    });
    expect(api.identity.calls[0]?.body).toMatchObject({
      brand: 'aurora',
      channel: 'email',
      email: 'a@b.test',
      locale: 'fi',
      from: { address: '203.0.113.7', country: 'FI' },
      isUnsafe: true,
    });
  });

  it.each<[string, readonly [string, boolean][], string | null]>([
    ['the player of the verified number', [['aurora-funded', true]], 'aurora-funded'],
    ['no player for a number that is not verified', [['aurora-funded', false]], null],
    ['no player for a number of another brand', [['tuli-funded', true]], null],
    [
      'no player for a number of two players',
      [
        ['aurora-funded', true],
        ['aurora-empty', true],
      ],
      null,
    ],
  ])('names %s for a text message', async (_what, players, expected) => {
    prepare('request', SENT);
    for (const [playerId, isVerified] of players) await verify(playerId, isVerified);
    expect((await request('SMS', ' 00372 5550-1234 ')).data).toMatchObject({
      requestSignInCode: { outcome: 'SENT' },
    });
    expect(api.identity.calls[0]?.body).toMatchObject({ phoneNumber: PHONE, playerId: expected });
  });

  it.each([
    ['SMS', '55501234'],
    ['SMS', '+372 call me'],
    ['EMAIL', 'x'.repeat(101)],
  ])('is rejected by %s for %s', async (channel, recipient) => {
    const { errors } = await request(channel, recipient);
    expect(errors[0]?.extensions).toMatchObject({ type: 'ValidationFailure', keys: ['recipient'] });
    expect(api.identity.calls).toEqual([]);
  });

  it.each([
    [{ kind: 'locked', until: '2026-11-26T08:15:00.000Z' }, 'TOO_MANY_ATTEMPTS', '2026-11-26T08:15:00.000Z'],
    [{ kind: 'refused', reason: 'FORBIDDEN_COUNTRY' }, 'FORBIDDEN_COUNTRY', null],
    [{ kind: 'refused', reason: 'UNSAFE_CONNECTION' }, 'UNSAFE_CONNECTION', null],
  ])('answers %j as %s', async (answer, outcome, lockedUntil) => {
    prepare('request', answer);
    expect((await request('EMAIL', 'a@b.test')).data).toEqual({
      requestSignInCode: { outcome, lockedUntil, attempt: null },
    });
  });

  it('fails as unavailable when identity does not answer', async () => {
    prepare('request', {}, 503);
    const { errors } = await request('EMAIL', 'a@b.test');
    expect(errors[0]?.extensions).toMatchObject({ type: 'ServiceUnavailableFailure' });
  });
});

describe('check of a sign-in code', () => {
  it.each([
    [{ kind: 'right', ticket: 'proof' }, 'ACCEPTED', 'proof'],
    [{ kind: 'wrong' }, 'WRONG', null],
    [{ kind: 'too-many' }, 'TOO_MANY_ATTEMPTS', null],
    [{ kind: 'expired' }, 'EXPIRED', null],
    [{ kind: 'refused', reason: 'NOT_OFFERED' }, 'NOT_OFFERED', null],
  ])('answers %j as %s', async (answer, outcome, ticket) => {
    prepare('check', answer);
    const { data } = await executeGraphql(api, {
      query: 'mutation { checkSignInCode(attemptId: "a-1", code: "12345678") { outcome ticket } }',
    });
    expect(data).toEqual({ checkSignInCode: { outcome, ticket } });
  });
});
