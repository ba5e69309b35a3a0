import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlayerBalances } from '@foyer/kernel/balance-answers';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { playerMoneyRoutes } from './playerMoneyRoutes.ts';

const PAYOUT = {
  brand: 'aurora',
  who: 'excluded@aurora.test',
  id: '7f0c2a52-7f3e-4f0a-9a53-0a4b6f0d3c11',
  reason: 'Requested by letter',
};

const BALANCES: PlayerBalances = {
  playerId: 'aurora-funded',
  brand: 'aurora',
  currency: 'EUR',
  status: 'Active',
  isSelfExcluded: false,
  blocks: [],
  at: '2026-11-21T10:00:00.000Z',
  balances: { version: 3, balance: 500, bonus_balance: 0, pending: 0, owed: 0 },
  payout: { refused: 'PLAYER_CAN_SIGN_IN' },
};

/** Answer of the api to a question about balances. */
let answered: object;
let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: playerMoneyRoutes,
    answer: ({ path }) => ({
      status: 200,
      body: path.endsWith('/payout') ? { amount: 100, currency: 'EUR' } : answered,
    }),
  });
});
beforeEach(() => {
  stage.reset();
  answered = BALANCES;
});
afterAll(() => stage.close());

describe('player balance routes', () => {
  it.each(['operator', 'auditor'])(
    'return balances to an %s by a signed request with the email address in the body',
    async (role) => {
      const question = { brand: 'aurora', who: 'funded@aurora.test', at: '2026-11-21T10:00:00.000Z' };
      expect(await stage.request('POST /money/player', staff([role]), { body: question })).toEqual({
        status: 200,
        body: BALANCES,
      });
      expect(stage.requests).toEqual([
        { method: 'POST', path: '/internal/player-money', body: question, isSigned: true },
      ]);
    },
  );

  it('reject an answer of another shape', async () => {
    answered = { ...BALANCES, balances: { balance: '500' } };
    await expect(
      stage.request('POST /money/player', staff(['operator']), { body: { brand: 'aurora', who: 'x' } }),
    ).rejects.toMatchObject({ status: 502, code: 'ANSWER_MALFORMED' });
  });

  it('reject squads and missing sessions', async () => {
    await expect(
      stage.request('POST /money/player', staff(['squad:casino']), { body: { brand: 'aurora', who: 'x' } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      stage.request('POST /money/player', undefined, { body: { brand: 'aurora', who: 'x' } }),
    ).rejects.toMatchObject({
      status: 401,
    });
    expect(stage.requests).toEqual([]);
  });

  it('request a payout in the name of a current operator', async () => {
    expect(await stage.request('POST /money/player/payout', staff(['operator']), { body: PAYOUT })).toEqual({
      status: 200,
      body: { amount: 100, currency: 'EUR' },
    });
    expect(stage.requests).toEqual([
      {
        method: 'POST',
        path: '/internal/player-money/payout',
        body: { ...PAYOUT, staff: 'ann@staff.test' },
        isSigned: true,
      },
    ]);
    await expect(
      stage.request('POST /money/player/payout', staff(['operator']), {
        body: { ...PAYOUT, staff: 'eve@staff.test' },
      }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      stage.request('POST /money/player/payout', staff(['auditor']), { body: PAYOUT }),
    ).rejects.toMatchObject({
      status: 403,
    });
    stage.rolesNow = ['auditor'];
    await expect(
      stage.request('POST /money/player/payout', staff(['operator']), { body: PAYOUT }),
    ).rejects.toMatchObject({
      status: 403,
    });
    expect(stage.requests).toHaveLength(1);
  });

  it.each([{ id: 'not-a-uuid' }, { reason: ' x ' }, { brand: '../x' }, { who: '' }])(
    'reject %j',
    async (change) => {
      await expect(
        stage.request('POST /money/player/payout', staff(['operator']), { body: { ...PAYOUT, ...change } }),
      ).rejects.toMatchObject({ status: 400 });
      expect(stage.requests).toEqual([]);
    },
  );
});
