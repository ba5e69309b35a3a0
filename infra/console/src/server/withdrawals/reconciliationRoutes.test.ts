import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { reconciliationRoutes } from './reconciliationRoutes.ts';

const DAY = { brand: 'aurora', day: '2026-11-21' };

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: reconciliationRoutes,
    answer: ({ path }) =>
      path.endsWith('/reconciliation')
        ? { status: 503, body: { code: 'SETTLEMENT_REPORT_UNAVAILABLE' } }
        : { status: 200, body: { days: [], waiting: [] } },
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('reconciliation routes', () => {
  it.each(['operator', 'auditor'])(
    'read and repeat comparisons for an %s by a signed request',
    async (role) => {
      stage.rolesNow = [role];
      expect(await stage.request('GET /money/reconciliation', staff([role]))).toEqual({
        status: 200,
        body: { days: [], waiting: [] },
      });
      expect(await stage.request('POST /money/reconciliation', staff([role]), { body: DAY })).toEqual({
        status: 503,
        body: { code: 'SETTLEMENT_REPORT_UNAVAILABLE' },
      });
      expect(stage.requests).toEqual([
        { method: 'POST', path: '/internal/reconciliation/days', body: {}, isSigned: true },
        { method: 'POST', path: '/internal/reconciliation', body: DAY, isSigned: true },
      ]);
    },
  );

  it.each(['GET', 'POST'])('reject squads and missing sessions: %s', async (method) => {
    await expect(
      stage.request(`${method} /money/reconciliation`, staff(['squad:casino']), { body: DAY }),
    ).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      stage.request(`${method} /money/reconciliation`, undefined, { body: DAY }),
    ).rejects.toMatchObject({
      status: 401,
    });
    expect(stage.requests).toEqual([]);
  });

  it.each([{ day: 'yesterday' }, { day: '2026-02-31' }, { brand: '../x' }, { staff: 'eve' }])(
    'reject the comparison %j',
    async (change) => {
      await expect(
        stage.request('POST /money/reconciliation', staff(['operator']), { body: { ...DAY, ...change } }),
      ).rejects.toMatchObject({ status: 400 });
    },
  );
});
