import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

describe('account notices', () => {
  it.each([
    ['funded', []],
    ['excluded', [{ id: 'SelfExclusion', blocksPlay: true }]],
    ['closed', [{ id: 'AccountClosed', blocksPlay: true }]],
    ['kyc', [{ id: 'KycRequired', blocksPlay: true }]],
  ])('are shown to the %s player', async (kind, notices) => {
    expect(
      (
        await executeGraphql(api, {
          query: '{ viewer { notices { id blocksPlay } } }',
          token: await tokenOf(api, kind),
        })
      ).data,
    ).toEqual({ viewer: { notices } });
  });
});
