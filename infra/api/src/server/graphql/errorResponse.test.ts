import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql, tokenOf } from '../../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

describe('error response', () => {
  const anonymous = {};
  it.each<[string, { query: string; variables?: Record<string, unknown> }, object]>([
    [
      'a visitor who requests player data',
      { query: '{ viewer { id } }' },
      { type: 'AuthenticationFailure', reasons: ['AuthenticationFailure'], keys: [] },
    ],
    [
      'an invalid refresh token',
      { query: 'mutation { refreshAccessToken(refreshToken: "x") { accessToken } }' },
      { type: 'InvalidTokenFailure', reasons: ['InvalidTokenFailure'] },
    ],
    [
      'a page size above the maximum',
      { query: '{ root { personalized { games(first: 101) { totalCount } } } }' },
      { type: 'ValidationFailure', reasons: ['PageSizeInvalid'], keys: ['first'] },
    ],
    [
      'an invalid cursor',
      { query: '{ root { personalized { games(after: "x") { totalCount } } } }' },
      { type: 'ValidationFailure', reasons: ['CursorInvalid'], keys: ['after'] },
    ],
    [
      'an empty search',
      { query: '{ root { personalized { searchGames(query: " ") { totalCount } } } }' },
      { type: 'ValidationFailure', reasons: ['LengthInvalid'], keys: ['query'] },
    ],
    [
      'too many translation keys',
      {
        query: 'query($k: [String!]!) { root { ts(keys: $k) { key } } }',
        variables: { k: Array.from({ length: 201 }, (_, index) => `K${index}`) },
      },
      { type: 'ValidationFailure', keys: ['keys'] },
    ],
    ['an unknown field', { query: '{ nothing }' }, { type: 'RequestInvalid' }],
    ['a document that does not parse', { query: '{ root {' }, { type: 'RequestInvalid' }],
    [
      'a variable of the wrong type',
      { query: 'query($k: [String!]!) { root { ts(keys: $k) { key } } }', variables: { k: 5 } },
      { type: 'RequestInvalid' },
    ],
    [
      'a live-chat token for a visitor',
      { query: 'mutation { generateLiveChatToken { token } }' },
      { type: 'AuthenticationFailure' },
    ],
  ])('has type, reasons and keys for %s', async (_what, call, expected) => {
    const { errors } = await executeGraphql(api, { ...anonymous, ...call });
    expect(errors[0]?.extensions).toMatchObject({
      ...expected,
      traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('hides an unexpected error and contains the trace id of its log entry', async () => {
    await api.pool.query('alter table api.bonus rename to bonus_gone');
    const { errors, data } = await executeGraphql(api, {
      query: '{ viewer { id bonuses { id } } }',
      token: await tokenOf(api, 'funded'),
    });
    await api.pool.query('alter table api.bonus_gone rename to bonus');
    expect(data).toEqual({ viewer: null });
    expect(errors[0]).toMatchObject({
      message: 'Something went wrong.',
      extensions: { type: 'InternalFailure', reasons: ['InternalFailure'] },
    });
    expect(JSON.stringify(errors)).not.toMatch(/bonus"|relation|api\.|select/);
    expect(
      api.logLines.some(
        (line) => line.includes(errors[0]?.extensions.traceId ?? '-') && line.includes('does not exist'),
      ),
    ).toBe(true);
  });
});
