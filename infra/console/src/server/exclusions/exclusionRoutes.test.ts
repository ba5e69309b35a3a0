import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { exclusionRoutes } from './exclusionRoutes.ts';

const READ = 'GET /player/exclusions';
const DECIDE = 'POST /player/exclusions/decision';
const DECISION = {
  id: 7,
  decision: 'approve',
  key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
  reason: 'Spoke to the player',
};

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: exclusionRoutes,
    answer: ({ path }) => ({
      status: 200,
      body: path.endsWith('/decision') ? { outcome: 'SECOND_NEEDED', coolOffEndsAt: null } : { cases: [] },
    }),
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('exclusion routes', () => {
  it.each(['support', 'operator'])('let a %s read and decide in their own name', async (role) => {
    stage.rolesNow = [role];
    expect(await stage.request(READ, staff([role]), { search: '?brand=aurora' })).toEqual({
      status: 200,
      body: { cases: [] },
    });
    expect(await stage.request(DECIDE, staff([role]), { body: DECISION })).toMatchObject({
      body: { outcome: 'SECOND_NEEDED' },
    });
    expect(stage.requests).toEqual([
      { method: 'POST', path: '/internal/exclusion-returns', body: { brand: 'aurora' }, isSigned: true },
      {
        method: 'POST',
        path: '/internal/exclusion-returns/decision',
        body: { ...DECISION, staff: 'ann@staff.test' },
        isSigned: true,
      },
    ]);
  });
  it.each([
    [READ, ['auditor'], 403],
    [DECIDE, ['squad:account'], 403],
  ] as const)('reject %s by %j', async (route, roles, status) => {
    await expect(stage.request(route, staff(roles), { body: DECISION })).rejects.toMatchObject({ status });
    expect(stage.requests).toEqual([]);
  });
  it.each([
    { ...DECISION, staff: 'eve' },
    { ...DECISION, reason: ' x ' },
    { ...DECISION, decision: 'pardon' },
    { ...DECISION, id: '7' },
  ])('reject the decision %j', async (body) => {
    stage.rolesNow = ['support'];
    await expect(stage.request(DECIDE, staff(['support']), { body })).rejects.toMatchObject({ status: 400 });
  });
});
