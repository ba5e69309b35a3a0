import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IdentityPerson } from '@foyer/market/identity-answers';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { identityCheckRoutes } from './identityCheckRoutes.ts';

const DECISION = {
  brand: 'aurora',
  playerId: 'aurora-kyc',
  decision: 'confirm',
  documents: ['passport', 'utility-bill'],
  key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
  reason: 'Sent by letter',
};
const QUESTION = { brand: 'aurora', who: 'kyc@aurora.test' };
const WAITING = 'GET /player/identity/waiting';
const READ = 'POST /player/identity';
const DECIDE = 'POST /player/identity/decision';

const PERSON: IdentityPerson = {
  brand: 'aurora',
  playerId: 'aurora-funded',
  currency: 'EUR',
  status: 'Required',
  accountStatus: 'Active',
  deadline: null,
  missing: ['identity'],
  checks: [],
  person: { name: 'Aino Korpi', dateOfBirth: '1990-01-01', address: 'Katu 1, 00100 Helsinki', country: 'FI' },
};

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: identityCheckRoutes,
    answer: ({ path }) =>
      path.endsWith('/decision')
        ? { status: 409, body: { code: 'ALREADY_CONFIRMED' } }
        : { status: 200, body: path.endsWith('/player') ? PERSON : { cases: [] } },
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('identity check routes', () => {
  it.each(['operator', 'auditor'])('list checks for an %s by a signed request to the api', async (role) => {
    expect(await stage.request(WAITING, staff([role]), { search: '?brand=aurora&staff=eve' })).toEqual({
      status: 200,
      body: { cases: [] },
    });
    expect(await stage.request(READ, staff([role]), { body: QUESTION })).toEqual({
      status: 200,
      body: PERSON,
    });
    expect(stage.requests).toEqual([
      { method: 'POST', path: '/internal/identity-checks', body: { brand: 'aurora' }, isSigned: true },
      { method: 'POST', path: '/internal/identity-checks/player', body: QUESTION, isSigned: true },
    ]);
  });

  it.each([WAITING, READ, DECIDE])('reject squads and missing sessions: %s', async (route) => {
    await expect(
      stage.request(route, staff(['squad:account']), { body: route === READ ? QUESTION : DECISION }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      stage.request(route, undefined, { body: route === READ ? QUESTION : DECISION }),
    ).rejects.toMatchObject({
      status: 401,
    });
    expect(stage.requests).toEqual([]);
  });

  it('decide in the name of the signed-in operator and return the response', async () => {
    expect(await stage.request(DECIDE, staff(['operator']), { body: DECISION })).toEqual({
      status: 409,
      body: { code: 'ALREADY_CONFIRMED' },
    });
    expect(stage.requests).toEqual([
      {
        method: 'POST',
        path: '/internal/identity-checks/decision',
        body: { ...DECISION, staff: 'ann@staff.test' },
        isSigned: true,
      },
    ]);
    await expect(
      stage.request(DECIDE, staff(['operator']), { body: { ...DECISION, staff: 'eve@staff.test' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('reject auditors and former operators', async () => {
    await expect(stage.request(DECIDE, staff(['auditor']), { body: DECISION })).rejects.toMatchObject({
      status: 403,
    });
    stage.rolesNow = ['auditor'];
    await expect(stage.request(DECIDE, staff(['operator']), { body: DECISION })).rejects.toMatchObject({
      status: 403,
    });
    expect(stage.requests).toEqual([]);
  });

  it.each([
    [WAITING, {}, '?brand=../x'],
    [READ, { ...QUESTION, brand: '../x' }, ''],
    [READ, { ...QUESTION, who: ' ' }, ''],
    [READ, { ...QUESTION, at: 'now' }, ''],
    [DECIDE, { ...DECISION, decision: 'forget' }, ''],
    [DECIDE, { ...DECISION, documents: 'passport' }, ''],
    [DECIDE, { ...DECISION, key: 'press' }, ''],
    [DECIDE, { ...DECISION, reason: ' x ' }, ''],
    [DECIDE, { ...DECISION, playerId: '' }, ''],
  ])('reject %s with %j%s', async (route, body, search) => {
    await expect(stage.request(route, staff(['operator']), { body, search })).rejects.toMatchObject({
      status: 400,
    });
    expect(stage.requests).toEqual([]);
  });

  it('answer 503 with an unknown outcome when the api does not respond', async () => {
    await expect(
      stage.request(DECIDE, staff(['operator']), { body: DECISION, port: 1 }),
    ).rejects.toMatchObject({
      status: 502,
      code: 'PLAYERS_AWAY',
    });
  });
});
