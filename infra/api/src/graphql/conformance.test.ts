import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { START_MS, startTestApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const AUDITS = 61;
const audits = serverAudits({ url: () => `${api.baseUrl}/graphql`, fetchFn: fetch });

describe('graphql-http', () => {
  it('has all its audits', () => expect(audits).toHaveLength(AUDITS));

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    expect('reason' in result ? `${result.status}: ${result.reason}` : result.status).toBe('ok');
  });
});
