import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { protectionRoutes } from './protectionRoutes.ts';

const ROUTE = 'GET /protection/brands';

/** Answer of the api. */
let answered: object;
let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: protectionRoutes,
    answer: () => ({ status: 200, body: answered }),
  });
});
beforeEach(() => {
  answered = { instanceMode: 'strict', brands: [] };
  stage.reset();
});
afterAll(() => stage.close());

describe('protection routes', () => {
  it.each(['operator', 'auditor'])('read the protection for an %s by a signed request', async (role) => {
    expect(await stage.request(ROUTE, staff([role]))).toEqual({ status: 200, body: answered });
    expect(stage.requests).toEqual([
      { method: 'GET', path: '/internal/protection', body: '', isSigned: true },
    ]);
  });

  it('reject squads and missing sessions', async () => {
    await expect(stage.request(ROUTE, staff(['squad:casino']))).rejects.toMatchObject({ status: 403 });
    await expect(stage.request(ROUTE, undefined)).rejects.toMatchObject({ status: 401 });
    expect(stage.requests).toEqual([]);
  });

  it('reject an answer of another shape and report an api that does not respond', async () => {
    answered = { instanceMode: 'lenient', brands: [] };
    await expect(stage.request(ROUTE, staff(['operator']))).rejects.toMatchObject({
      code: 'ANSWER_MALFORMED',
    });
    await expect(stage.request(ROUTE, staff(['operator']), { port: 1 })).rejects.toMatchObject({
      code: 'PROTECTION_AWAY',
    });
  });
});
