import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings, verifyRequest } from '@foyer/runtime';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Call } from '../route.ts';
import type { StaffSession } from '../session/sessions.ts';
import { approvalRoutes } from './approvalRoutes.ts';

const DECISION = { id: 'payment-0001', decision: 'approve', reason: 'Looks right', key: 'key-00000001' };

let api: Server;
let asked: { method: string; path: string; body: string; isSigned: boolean }[];
let rolesNow: readonly string[];
let renewals: number;
let port: number;

beforeAll(async () => {
  api = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const body = Buffer.concat(chunks).toString();
      asked.push({
        method,
        path: url,
        body,
        isSigned: verifyRequest('x', { method, path: url, body }, request.headers, Date.now()),
      });
      response
        .writeHead(method === 'GET' ? 200 : 409, { 'content-type': 'application/json' })
        .end(JSON.stringify(method === 'GET' ? { withdrawals: [] } : { code: 'SAME_PERSON' }));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  ({ port } = api.address() as AddressInfo);
});
beforeEach(() => {
  asked = [];
  rolesNow = ['operator'];
  renewals = 0;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

const staff = (roles: readonly string[]): StaffSession => ({
  id: 'one',
  person: { subject: 's', name: 'Ann', email: 'ann@staff.test', roles },
});

/** Sends a request of our own page and returns the response. */
async function ask(
  route: string,
  { session, body, at = port }: { session?: StaffSession; body?: object; at?: number },
) {
  const settings = readSettings({ FOYER_API_PORT: String(at) }, '/nowhere', {
    internal: 'x',
    games: 'x',
    payments: 'x',
  });
  const routes = approvalRoutes({
    settings,
    clock: Date.now,
    sessions: { of: () => staff(rolesNow), tokenOf: async () => `token-${(renewals += 1)}` },
  });
  const answer = { status: 0, text: '' };
  const response = {
    writeHead: (status: number) => (answer.status = status),
    end: (text: string) => (answer.text = text),
  };
  const request = Readable.from(body ? [Buffer.from(JSON.stringify(body))] : []);
  await routes[route]?.({
    request: request as unknown as IncomingMessage,
    response: response as unknown as ServerResponse,
    session,
    url: new URL('http://console.test/money/withdrawals?brand=aurora&state=waiting&player=secret'),
  } satisfies Call);
  return { status: answer.status, body: JSON.parse(answer.text) as object };
}

describe('approval routes', () => {
  it.each(['operator', 'auditor'])('list withdrawals for an %s by a signed request', async (role) => {
    expect(await ask('GET /money/withdrawals', { session: staff([role]) })).toEqual({
      status: 200,
      body: { withdrawals: [] },
    });
    expect(asked).toEqual([
      { method: 'GET', path: '/internal/withdrawals?brand=aurora&state=waiting', body: '', isSigned: true },
    ]);
  });

  it('reject squads and missing sessions', async () => {
    await expect(ask('GET /money/withdrawals', { session: staff(['squad:casino']) })).rejects.toMatchObject({
      status: 403,
    });
    await expect(ask('GET /money/withdrawals', {})).rejects.toMatchObject({ status: 401 });
    expect(asked).toEqual([]);
  });

  it('decide in the name of the signed-in operator and return the api’s response', async () => {
    expect(
      await ask('POST /money/withdrawals/decision', { session: staff(['operator']), body: DECISION }),
    ).toEqual({ status: 409, body: { code: 'SAME_PERSON' } });
    expect(asked[0]?.path).toBe('/internal/withdrawals/payment-0001/decision');
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      decision: 'approve',
      reason: 'Looks right',
      key: 'key-00000001',
      staff: 'ann@staff.test',
    });
    await expect(
      ask('POST /money/withdrawals/decision', {
        session: staff(['operator']),
        body: { ...DECISION, staff: 'eve@staff.test' },
      }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('reject auditors and former operators', async () => {
    await expect(
      ask('POST /money/withdrawals/decision', { session: staff(['auditor']), body: DECISION }),
    ).rejects.toMatchObject({ status: 403 });
    expect(renewals).toBe(0);
    rolesNow = ['auditor'];
    await expect(
      ask('POST /money/withdrawals/decision', { session: staff(['operator']), body: DECISION }),
    ).rejects.toMatchObject({ status: 403 });
    expect(renewals).toBe(1);
    expect(asked).toEqual([]);
  });

  it.each([{ id: '../players' }, { reason: ' x ' }, { decision: 'pay' }, { key: 'short' }])(
    'reject the decision %j',
    async (change) => {
      await expect(
        ask('POST /money/withdrawals/decision', {
          session: staff(['operator']),
          body: { ...DECISION, ...change },
        }),
      ).rejects.toMatchObject({ status: 400 });
      expect(asked).toEqual([]);
    },
  );

  it('answer 503 with an unknown outcome when the api does not respond', async () => {
    await expect(
      ask('POST /money/withdrawals/decision', { session: staff(['operator']), body: DECISION, at: 1 }),
    ).rejects.toMatchObject({ status: 502, code: 'PAYMENTS_AWAY' });
  });
});
