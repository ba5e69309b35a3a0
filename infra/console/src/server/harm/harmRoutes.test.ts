import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { harmRoutes } from './harmRoutes.ts';

const KEY = '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22';
const LIMIT = { kind: 'DEPOSIT', period: 'Day', amount: 2_000 };
const ACTION = {
  brand: 'aurora',
  playerId: 'player-1',
  action: 'limit',
  limit: LIMIT,
  key: KEY,
  reason: 'Agreed by phone',
};
const QUESTION = { brand: 'aurora', who: 'ines@aurora.test' };
const LIST = 'GET /player/harm';
const READ = 'POST /player/harm';
const ACT = 'POST /player/harm/action';

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: harmRoutes,
    answer: ({ path }) => ({
      status: 200,
      body: path.endsWith('/action') ? { outcome: 'OK' } : { cases: [] },
    }),
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('routes of markers of harm', () => {
  it.each(['operator', 'auditor'])('list and show cases for an %s by a signed request', async (role) => {
    const answer = { status: 200, body: { cases: [] } };
    expect(await stage.request(LIST, staff([role]), { search: '?brand=aurora' })).toEqual(answer);
    expect(await stage.request(READ, staff([role]), { body: QUESTION })).toEqual(answer);
    expect(stage.requests).toEqual([
      { method: 'POST', path: '/internal/harm', body: { brand: 'aurora' }, isSigned: true },
      { method: 'POST', path: '/internal/harm/player', body: QUESTION, isSigned: true },
    ]);
  });

  it('answer 502 without the player service, with an unknown outcome only for an action', async () => {
    const away = { port: 1 };
    const failure = { status: 502, message: 'The player service is not responding.' };
    await expect(stage.request(LIST, staff(['operator']), away)).rejects.toMatchObject(failure);
    await expect(stage.request(READ, staff(['operator']), { ...away, body: QUESTION })).rejects.toMatchObject(
      failure,
    );
    await expect(stage.request(ACT, staff(['operator']), { ...away, body: ACTION })).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining('the outcome is unknown') as unknown,
    });
  });

  it('send an action in the name of the signed-in operator', async () => {
    const operator = staff(['operator']);
    expect(await stage.request(ACT, operator, { body: ACTION })).toEqual({
      status: 200,
      body: { outcome: 'OK' },
    });
    expect(stage.requests).toEqual([
      {
        method: 'POST',
        path: '/internal/harm/action',
        body: { ...ACTION, staff: operator.person.email },
        isSigned: true,
      },
    ]);
  });

  it.each([
    ['an unknown action', { action: 'gift' }],
    ['no reason', { reason: ' ' }],
    ['a negative amount', { limit: { ...LIMIT, amount: -1 } }],
    ['a name of staff', { staff: 'eve@staff.test' }],
  ])('reject an action with %s', async (_name, change) => {
    await expect(
      stage.request(ACT, staff(['operator']), { body: { ...ACTION, ...change } }),
    ).rejects.toMatchObject({ status: 400 });
    expect(stage.requests).toEqual([]);
  });

  it('reject squads, support agents and actions of auditors', async () => {
    for (const role of ['squad:account', 'support'])
      await expect(stage.request(LIST, staff([role]))).rejects.toMatchObject({ status: 403 });
    await expect(stage.request(ACT, staff(['auditor']), { body: ACTION })).rejects.toMatchObject({
      status: 403,
    });
    expect(stage.requests).toEqual([]);
  });
});
