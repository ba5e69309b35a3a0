import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings, verifyRequest } from '@foyer/runtime';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Call } from '../route.ts';
import type { StaffSession } from '../session/sessions.ts';
import type { PlayerBalances } from '@foyer/kernel/balance-answers';
import { playerMoneyRoutes } from './playerMoneyRoutes.ts';

const PAYOUT = {
  brand: 'aurora',
  who: 'excluded@aurora.test',
  id: '7f0c2a52-7f3e-4f0a-9a53-0a4b6f0d3c11',
  reason: 'Asked by letter',
};

let api: Server;
let asked: { path: string; body: object; isSigned: boolean }[];
let rolesNow: readonly string[];
let port: number;
/** Answer of the api to a question about balances. */
let answered: object;
beforeAll(async () => {
  api = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      asked.push({
        path: request.url ?? '',
        body: JSON.parse(body) as object,
        isSigned: verifyRequest(
          'x',
          { method: 'POST', path: request.url ?? '', body },
          request.headers,
          Date.now(),
        ),
      });
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(request.url?.endsWith('/payout') ? { amount: 100, currency: 'EUR' } : answered));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  ({ port } = api.address() as AddressInfo);
});
beforeEach(() => {
  asked = [];
  rolesNow = ['operator'];
  answered = BALANCES;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

const staff = (roles: readonly string[]): StaffSession => ({
  id: 'one',
  person: { subject: 's', name: 'Ann', email: 'ann@staff.test', roles },
});

async function ask(route: string, session: StaffSession | undefined, body: object) {
  const settings = readSettings({ FOYER_API_PORT: String(port) }, '/nowhere', {
    internal: 'x',
    games: 'x',
    payments: 'x',
  });
  const routes = playerMoneyRoutes({
    settings,
    clock: Date.now,
    sessions: { of: () => staff(rolesNow), tokenOf: async () => 'token' },
  });
  const answer = { status: 0, text: '' };
  const response = {
    writeHead: (status: number) => (answer.status = status),
    end: (text: string) => (answer.text = text),
  };
  await routes[route]?.({
    request: Readable.from([Buffer.from(JSON.stringify(body))]) as unknown as IncomingMessage,
    response: response as unknown as ServerResponse,
    session,
    url: new URL(`http://console.test${route.split(' ')[1]}`),
  } satisfies Call);
  return { status: answer.status, body: JSON.parse(answer.text) as object };
}

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

describe('player balance routes', () => {
  it.each(['operator', 'auditor'])(
    'return balances to an %s by a signed request with the email address in the body',
    async (role) => {
      const question = { brand: 'aurora', who: 'funded@aurora.test', at: '2026-11-21T10:00:00.000Z' };
      expect(await ask('POST /money/player', staff([role]), question)).toEqual({
        status: 200,
        body: BALANCES,
      });
      expect(asked).toEqual([{ path: '/internal/player-money', body: question, isSigned: true }]);
    },
  );

  it('reject an answer of another shape', async () => {
    answered = { ...BALANCES, balances: { balance: '500' } };
    await expect(
      ask('POST /money/player', staff(['operator']), { brand: 'aurora', who: 'x' }),
    ).rejects.toMatchObject({ status: 502, code: 'ANSWER_MALFORMED' });
  });

  it('reject squads and missing sessions', async () => {
    await expect(
      ask('POST /money/player', staff(['squad:casino']), { brand: 'aurora', who: 'x' }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(ask('POST /money/player', undefined, { brand: 'aurora', who: 'x' })).rejects.toMatchObject({
      status: 401,
    });
    expect(asked).toEqual([]);
  });

  it('request a payout in the name of a current operator', async () => {
    expect(await ask('POST /money/player/payout', staff(['operator']), PAYOUT)).toEqual({
      status: 200,
      body: { amount: 100, currency: 'EUR' },
    });
    expect(asked).toEqual([
      { path: '/internal/player-money/payout', body: { ...PAYOUT, staff: 'ann@staff.test' }, isSigned: true },
    ]);
    await expect(
      ask('POST /money/player/payout', staff(['operator']), { ...PAYOUT, staff: 'eve@staff.test' }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(ask('POST /money/player/payout', staff(['auditor']), PAYOUT)).rejects.toMatchObject({
      status: 403,
    });
    rolesNow = ['auditor'];
    await expect(ask('POST /money/player/payout', staff(['operator']), PAYOUT)).rejects.toMatchObject({
      status: 403,
    });
    expect(asked).toHaveLength(1);
  });

  it.each([{ id: 'not-a-uuid' }, { reason: ' x ' }, { brand: '../x' }, { who: '' }])(
    'reject %j',
    async (change) => {
      await expect(
        ask('POST /money/player/payout', staff(['operator']), { ...PAYOUT, ...change }),
      ).rejects.toMatchObject({ status: 400 });
      expect(asked).toEqual([]);
    },
  );
});
