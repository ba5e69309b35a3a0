import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StaffSession } from '../session/sessions.ts';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { bankConnectionRoutes } from './bankConnectionRoutes.ts';

const OF = { brand: 'aurora', playerId: 'aurora-funded' };
const DISCONNECTION = {
  connection: '7f0c2a52-7f3e-4f0a-9a53-0a4b6f0d3c11',
  key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
  reason: 'Requested by letter',
};
const LIST = 'GET /player/banks';
const DISCONNECT = 'POST /player/banks/disconnection';

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_IDENTITY_PORT',
    routes: bankConnectionRoutes,
    answer: ({ path }) =>
      path.endsWith('/disconnect')
        ? { status: 409, body: { code: 'NO_OTHER_WAY_IN' } }
        : { status: 200, body: { connections: [], disconnected: [] } },
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

/** Sends the fields as body and as query. */
const send = (route: string, session: StaffSession | undefined, body: object, port?: number) =>
  stage.request(route, session, {
    body,
    search: `?${new URLSearchParams(body as Record<string, string>).toString()}`,
    ...(port !== undefined && { port }),
  });

describe('bank connection routes', () => {
  it.each(['operator', 'auditor'])(
    'list connections for an %s by a signed request to identity',
    async (role) => {
      expect(await send(LIST, staff([role]), OF)).toEqual({
        status: 200,
        body: { connections: [], disconnected: [] },
      });
      expect(stage.requests).toEqual([
        {
          method: 'POST',
          path: '/internal/players/aurora-funded/bank-connections',
          body: { brand: 'aurora' },
          isSigned: true,
        },
      ]);
    },
  );

  it.each([LIST, DISCONNECT])('reject squads and missing sessions: %s', async (route) => {
    await expect(send(route, staff(['squad:account']), { ...OF, ...DISCONNECTION })).rejects.toMatchObject({
      status: 403,
    });
    await expect(send(route, undefined, { ...OF, ...DISCONNECTION })).rejects.toMatchObject({ status: 401 });
    expect(stage.requests).toEqual([]);
  });

  it('disconnect in the name of the signed-in operator and return identity’s response', async () => {
    expect(await send(DISCONNECT, staff(['operator']), { ...OF, ...DISCONNECTION })).toEqual({
      status: 409,
      body: { code: 'NO_OTHER_WAY_IN' },
    });
    expect(stage.requests).toEqual([
      {
        method: 'POST',
        path: '/internal/players/aurora-funded/bank-connections/disconnect',
        body: { brand: 'aurora', ...DISCONNECTION, staff: 'ann@staff.test' },
        isSigned: true,
      },
    ]);
    await expect(
      send(DISCONNECT, staff(['operator']), { ...OF, ...DISCONNECTION, staff: 'eve@staff.test' }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('reject auditors and former operators', async () => {
    await expect(send(DISCONNECT, staff(['auditor']), { ...OF, ...DISCONNECTION })).rejects.toMatchObject({
      status: 403,
    });
    stage.rolesNow = ['auditor'];
    await expect(send(DISCONNECT, staff(['operator']), { ...OF, ...DISCONNECTION })).rejects.toMatchObject({
      status: 403,
    });
    expect(stage.requests).toEqual([]);
  });

  it.each([{ brand: '../x' }, { playerId: '../staff/find' }, { playerId: '..' }, { playerId: '' }])(
    'reject the query %j',
    async (change) => {
      await expect(send(LIST, staff(['auditor']), { ...OF, ...change })).rejects.toMatchObject({
        status: 400,
      });
      expect(stage.requests).toEqual([]);
    },
  );

  it.each([
    { connection: 'mine' },
    { key: 'press' },
    { reason: ' x ' },
    { brand: '../x' },
    { playerId: '../staff/find' },
    { playerId: '' },
  ])('reject the body %j', async (change) => {
    await expect(
      send(DISCONNECT, staff(['operator']), { ...OF, ...DISCONNECTION, ...change }),
    ).rejects.toMatchObject({
      status: 400,
    });
    expect(stage.requests).toEqual([]);
  });

  it('answer 503 with an unknown outcome when identity does not respond', async () => {
    await expect(send(DISCONNECT, staff(['operator']), { ...OF, ...DISCONNECTION }, 1)).rejects.toMatchObject(
      {
        status: 502,
        code: 'SIGN_INS_AWAY',
      },
    );
  });
});
