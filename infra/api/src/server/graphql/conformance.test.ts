import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { signRequest } from '@foyer/runtime';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { WALLET_PATH } from '../../../test/walletClient.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const AUDITS = 61;
const audits = serverAudits({ url: () => `${api.baseUrl}/graphql`, fetchFn: fetch });

describe('graphql-http', () => {
  it('runs the expected number of audits', () => expect(audits).toHaveLength(AUDITS));

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    'passes %s %s',
    async (_id, _name, audit) => {
      const result = await audit.fn();
      expect('reason' in result ? `${result.status}: ${result.reason}` : result.status).toBe('ok');
    },
  );
});

/** Audits of optional GET support; the wallet endpoint accepts POST only. */
const BY_GET = ['5A70', 'D6D5', '6A70'];

function signedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body = '' } = init;
  const { pathname, search } = new URL(url);
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(
    signRequest(
      TEST_SECRETS.games,
      { method, path: `${pathname}${search}`, body: body as string },
      Date.now(),
    ),
  ))
    headers.set(name, value);
  return fetch(url, { ...init, headers });
}

describe('graphql-http at the signed wallet endpoint', () => {
  const ofWallet = serverAudits({ url: () => `${api.baseUrl}${WALLET_PATH}`, fetchFn: signedFetch }).filter(
    ({ id }) => !BY_GET.includes(id),
  );

  it('runs all audits except those of queries by GET', () =>
    expect(ofWallet).toHaveLength(AUDITS - BY_GET.length));

  it.each(ofWallet.map((audit) => [audit.id, audit.name, audit] as const))(
    'passes %s %s',
    async (_id, _name, audit) => {
      const result = await audit.fn();
      expect('reason' in result ? `${result.status}: ${result.reason}` : result.status).toBe('ok');
    },
  );
});
