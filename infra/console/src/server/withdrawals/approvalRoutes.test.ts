import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { approvalRoutes } from './approvalRoutes.ts';

const DECISION = { id: 'payment-0001', decision: 'approve', reason: 'Looks right', key: 'key-00000001' };

const LIST = 'GET /money/withdrawals';
const SEARCH = '?brand=aurora&state=waiting&player=secret';
const DECIDE = 'POST /money/withdrawals/decision';

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: approvalRoutes,
    answer: ({ method }) =>
      method === 'GET'
        ? { status: 200, body: { withdrawals: [] } }
        : { status: 409, body: { code: 'SAME_PERSON' } },
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('approval routes', () => {
  it.each(['operator', 'auditor'])('list withdrawals for an %s by a signed request', async (role) => {
    expect(await stage.request(LIST, staff([role]), { search: SEARCH })).toEqual({
      status: 200,
      body: { withdrawals: [] },
    });
    expect(stage.requests).toEqual([
      { method: 'GET', path: '/internal/withdrawals?brand=aurora&state=waiting', body: '', isSigned: true },
    ]);
  });

  it('reject squads and missing sessions', async () => {
    await expect(stage.request(LIST, staff(['squad:casino']), { search: SEARCH })).rejects.toMatchObject({
      status: 403,
    });
    await expect(stage.request(LIST, undefined, { search: SEARCH })).rejects.toMatchObject({ status: 401 });
    expect(stage.requests).toEqual([]);
  });

  it('decide in the name of the signed-in operator and return the api’s response', async () => {
    expect(await stage.request(DECIDE, staff(['operator']), { body: DECISION })).toEqual({
      status: 409,
      body: { code: 'SAME_PERSON' },
    });
    expect(stage.requests[0]?.path).toBe('/internal/withdrawals/payment-0001/decision');
    expect(stage.requests[0]?.body).toEqual({
      decision: 'approve',
      reason: 'Looks right',
      key: 'key-00000001',
      staff: 'ann@staff.test',
    });
    await expect(
      stage.request(DECIDE, staff(['operator']), { body: { ...DECISION, staff: 'eve@staff.test' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('reject auditors and former operators', async () => {
    await expect(stage.request(DECIDE, staff(['auditor']), { body: DECISION })).rejects.toMatchObject({
      status: 403,
    });
    expect(stage.renewals).toBe(0);
    stage.rolesNow = ['auditor'];
    await expect(stage.request(DECIDE, staff(['operator']), { body: DECISION })).rejects.toMatchObject({
      status: 403,
    });
    expect(stage.renewals).toBe(1);
    expect(stage.requests).toEqual([]);
  });

  it.each([{ id: '../players' }, { reason: ' x ' }, { decision: 'pay' }, { key: 'short' }])(
    'reject the decision %j',
    async (change) => {
      await expect(
        stage.request(DECIDE, staff(['operator']), { body: { ...DECISION, ...change } }),
      ).rejects.toMatchObject({ status: 400 });
      expect(stage.requests).toEqual([]);
    },
  );

  it('answer 503 with an unknown outcome when the api does not respond', async () => {
    await expect(
      stage.request(DECIDE, staff(['operator']), { body: DECISION, port: 1 }),
    ).rejects.toMatchObject({
      status: 502,
      code: 'PAYMENTS_AWAY',
    });
  });
});
