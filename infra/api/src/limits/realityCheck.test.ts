import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ FOYER_PROTECTION_MODE: 'strict' });
}, START_MS);
afterAll(() => api.close());

describe('reality check', () => {
  it('is due one period after the sign-in or the last acknowledgement, by the server’s clock', async () => {
    const token = await tokenOf(api, 'funded');
    const QUERY =
      '{ viewer { realityCheck { isMandatory periodMinutes lastAcknowledgedAt nextDueAt } sessionPosition { startedAt } } }';
    const before = (await executeGraphql(api, { query: QUERY, token })).data?.['viewer'] as {
      realityCheck: { nextDueAt: string };
      sessionPosition: { startedAt: string };
    };
    expect(Date.parse(before.realityCheck.nextDueAt) - Date.parse(before.sessionPosition.startedAt)).toBe(
      3_600_000,
    );
    await executeGraphql(api, {
      query: 'mutation { setRealityCheckPeriod(minutes: 15) { periodMinutes } }',
      token,
    });
    const { data } = await executeGraphql(api, {
      query:
        'mutation { acknowledgeRealityCheck(input: { choice: CONTINUE }) { periodMinutes lastAcknowledgedAt nextDueAt } }',
      token,
    });
    const after = data?.['acknowledgeRealityCheck'] as {
      periodMinutes: number;
      lastAcknowledgedAt: string;
      nextDueAt: string;
    };
    expect(after.periodMinutes).toBe(15);
    expect(Date.parse(after.nextDueAt) - Date.parse(after.lastAcknowledgedAt)).toBe(900_000);
    expect(
      (
        await executeGraphql(api, {
          query: 'mutation { setRealityCheckPeriod(minutes: 7) { periodMinutes } }',
          token,
        })
      ).errors[0]?.extensions,
    ).toMatchObject({ type: 'ValidationFailure', keys: ['minutes'] });
  });
});
