import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { disputeRoutes } from './disputeRoutes.ts';

const READ = 'GET /player/sports-disputes';
const ANSWER = 'POST /player/sports-disputes/answer';
const DECISION = {
  id: 7,
  decision: 'UPHELD',
  answer: 'The result is being corrected.',
  key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
  reason: 'Checked with the league',
};

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: disputeRoutes,
    answer: ({ path }) => ({
      status: 200,
      body: path.endsWith('/answer') ? { status: 'UPHELD' } : { cases: [] },
    }),
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('dispute routes', () => {
  it.each(['support', 'operator'])('let a %s read and answer in their own name', async (role) => {
    stage.rolesNow = [role];
    expect(await stage.request(READ, staff([role]), { search: '?brand=aurora' })).toMatchObject({
      body: { cases: [] },
    });
    expect(await stage.request(ANSWER, staff([role]), { body: DECISION })).toMatchObject({
      body: { status: 'UPHELD' },
    });
    expect(stage.requests).toEqual([
      { method: 'POST', path: '/internal/sports-disputes', body: { brand: 'aurora' }, isSigned: true },
      {
        method: 'POST',
        path: '/internal/sports-disputes/answer',
        body: { ...DECISION, staff: 'ann@staff.test' },
        isSigned: true,
      },
    ]);
  });

  it.each([
    [READ, ['auditor'], 403],
    [ANSWER, ['squad:account'], 403],
  ] as const)('reject %s by %j', async (route, roles, status) => {
    await expect(stage.request(route, staff(roles), { body: DECISION })).rejects.toMatchObject({ status });
    expect(stage.requests).toEqual([]);
  });

  it.each([
    { ...DECISION, staff: 'eve' },
    { ...DECISION, answer: 'too short' },
    { ...DECISION, decision: 'OPEN' },
    { ...DECISION, reason: ' ' },
  ])('reject the answer %j', async (body) => {
    stage.rolesNow = ['support'];
    await expect(stage.request(ANSWER, staff(['support']), { body })).rejects.toMatchObject({ status: 400 });
  });
});
