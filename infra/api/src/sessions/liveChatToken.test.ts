import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLiveChatTokens } from '@foyer/runtime';
import type { ApiContext } from '../server/graphql/context.ts';
import { createSessionResolvers } from './resolvers.ts';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const MUTATION = 'mutation { generateLiveChatToken { token expiresAt } }';

async function request(brand: string, sid: string, headers: Record<string, string> = {}) {
  const token = await api.identity.token({ brand, playerId: `${brand}-funded`, sid });
  return executeGraphql(api, { query: MUTATION, token, brand, headers });
}

describe('generateLiveChatToken', () => {
  it('signs the player, session, locale and first name for one minute', async () => {
    const { data } = await request('aurora', 'chat-sid', { locale: 'fi' });
    const { token, expiresAt } = (data as { generateLiveChatToken: { token: string; expiresAt: string } })
      .generateLiveChatToken;
    const seconds = (Date.parse(expiresAt) - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(55);
    expect(seconds).toBeLessThanOrEqual(60);
    const tokens = createLiveChatTokens(TEST_SECRETS.internal, 60, () => Date.now());
    expect(await tokens.verify(token, 'aurora')).toEqual({
      brand: 'aurora',
      playerId: 'aurora-funded',
      sid: 'chat-sid',
      locale: 'fi',
      name: expect.stringMatching(/^\S+$/),
    });
    expect(await tokens.verify(token, 'tuli')).toBeUndefined();
    const late = createLiveChatTokens(TEST_SECRETS.internal, 60, () => Date.now() + 61_000);
    expect(await late.verify(token, 'aurora')).toBeUndefined();
    const foreign = createLiveChatTokens('another secret', 60, () => Date.now());
    expect(await foreign.verify(token, 'aurora')).toBeUndefined();
  });

  it('is refused to visitors, as long as the brand does not allow it', async () => {
    const { errors } = await executeGraphql(api, { query: MUTATION, brand: 'aurora' });
    expect(errors[0]?.extensions).toMatchObject({ type: 'AuthenticationFailure' });
  });

  it.each([
    ['of an earlier answer', '0f8fad5b-d9cb-469f-a165-70867728950e', true],
    ['of another form', 'aurora-funded', false],
    ['', null, false],
  ])('signs a visitor under the id %s', async (_what, visitorId, isKept) => {
    const generate = createSessionResolvers({
      liveChatTokens: createLiveChatTokens(TEST_SECRETS.internal, 60, () => Date.now()),
    } as never).Mutation.generateLiveChatToken;
    const context = {
      brand: { id: 'aurora', toggles: ['SupportChatWidget'] },
      content: { sections: { site: { liveChat: { visitors: true } } } },
      locale: 'fi',
      signedIn: () => Promise.reject(new Error('not expected')),
    } as unknown as ApiContext;
    const answer = await generate(undefined, { visitorId }, context);
    expect(answer.visitorId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(answer.visitorId === visitorId).toBe(isKept);
    const tokens = createLiveChatTokens(TEST_SECRETS.internal, 60, () => Date.now());
    expect(await tokens.verify(answer.token, 'aurora')).toEqual({
      brand: 'aurora',
      playerId: `visitor:${answer.visitorId}`,
      sid: null,
      locale: 'fi',
      name: '',
    });
  });

  it('is refused on a brand without live chat', async () => {
    const { errors } = await request('tuli', 'chat-sid-of-tuli');
    expect(errors[0]?.extensions).toMatchObject({
      type: 'ServiceUnavailableFailure',
      reasons: ['ServiceUnavailableFailure', 'chat'],
    });
  });
});
