import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings, verifyRequest } from '@foyer/runtime';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Call } from '../route.ts';
import type { StaffSession } from '../session/sessions.ts';
import type { IdentityPerson } from '@foyer/market/identity-answers';
import { identityCheckRoutes } from './identityCheckRoutes.ts';

const ORDER = {
  brand: 'aurora',
  playerId: 'aurora-kyc',
  decision: 'confirm',
  documents: ['passport', 'utility-bill'],
  key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
  reason: 'Sent by letter',
};
const QUESTION = { brand: 'aurora', who: 'kyc@aurora.test' };
const WAITING = 'GET /player/identity/waiting';
const LOOK = 'POST /player/identity';
const DECIDE = 'POST /player/identity/decision';

let api: Server;
let asked: { path: string; body: object; isSigned: boolean }[];
let rolesNow: readonly string[];
let port: number;
beforeAll(async () => {
  api = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [path, body] = [request.url ?? '', Buffer.concat(chunks).toString()];
      asked.push({
        path,
        body: JSON.parse(body) as object,
        isSigned: verifyRequest('x', { method: 'POST', path, body }, request.headers, Date.now()),
      });
      const isOrder = path.endsWith('/decision');
      response
        .writeHead(isOrder ? 409 : 200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            isOrder ? { code: 'ALREADY_CONFIRMED' } : path.endsWith('/player') ? PERSON : { cases: [] },
          ),
        );
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  ({ port } = api.address() as AddressInfo);
});
beforeEach(() => {
  asked = [];
  rolesNow = ['operator'];
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

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

const staff = (roles: readonly string[]): StaffSession => ({
  id: 'one',
  person: { subject: 's', name: 'Ann', email: 'ann@staff.test', roles },
});

async function ask(
  route: string,
  session: StaffSession | undefined,
  { body = {}, search = '', at = port }: { body?: object; search?: string; at?: number } = {},
) {
  const settings = readSettings({ FOYER_API_PORT: String(at) }, '/nowhere', {
    internal: 'x',
    games: 'x',
    payments: 'x',
  });
  const routes = identityCheckRoutes({
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
    url: new URL(`http://console.test/${search}`),
  } satisfies Call);
  return { status: answer.status, body: JSON.parse(answer.text) as object };
}

describe('identity check routes', () => {
  it.each(['operator', 'auditor'])('list checks for an %s by a signed request to the api', async (role) => {
    expect(await ask(WAITING, staff([role]), { search: '?brand=aurora&staff=eve' })).toEqual({
      status: 200,
      body: { cases: [] },
    });
    expect(await ask(LOOK, staff([role]), { body: QUESTION })).toEqual({ status: 200, body: PERSON });
    expect(asked).toEqual([
      { path: '/internal/identity-checks', body: { brand: 'aurora' }, isSigned: true },
      { path: '/internal/identity-checks/player', body: QUESTION, isSigned: true },
    ]);
  });

  it.each([WAITING, LOOK, DECIDE])('reject squads and missing sessions: %s', async (route) => {
    await expect(
      ask(route, staff(['squad:account']), { body: route === LOOK ? QUESTION : ORDER }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(ask(route, undefined, { body: route === LOOK ? QUESTION : ORDER })).rejects.toMatchObject({
      status: 401,
    });
    expect(asked).toEqual([]);
  });

  it('decide in the name of the signed-in operator and return the response', async () => {
    expect(await ask(DECIDE, staff(['operator']), { body: ORDER })).toEqual({
      status: 409,
      body: { code: 'ALREADY_CONFIRMED' },
    });
    expect(asked).toEqual([
      {
        path: '/internal/identity-checks/decision',
        body: { ...ORDER, staff: 'ann@staff.test' },
        isSigned: true,
      },
    ]);
    await expect(
      ask(DECIDE, staff(['operator']), { body: { ...ORDER, staff: 'eve@staff.test' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('reject auditors and former operators', async () => {
    await expect(ask(DECIDE, staff(['auditor']), { body: ORDER })).rejects.toMatchObject({ status: 403 });
    rolesNow = ['auditor'];
    await expect(ask(DECIDE, staff(['operator']), { body: ORDER })).rejects.toMatchObject({ status: 403 });
    expect(asked).toEqual([]);
  });

  it.each([
    [WAITING, {}, '?brand=../x'],
    [LOOK, { ...QUESTION, brand: '../x' }, ''],
    [LOOK, { ...QUESTION, who: ' ' }, ''],
    [LOOK, { ...QUESTION, at: 'now' }, ''],
    [DECIDE, { ...ORDER, decision: 'forget' }, ''],
    [DECIDE, { ...ORDER, documents: 'passport' }, ''],
    [DECIDE, { ...ORDER, key: 'press' }, ''],
    [DECIDE, { ...ORDER, reason: ' x ' }, ''],
    [DECIDE, { ...ORDER, playerId: '' }, ''],
  ])('reject %s with %j%s', async (route, body, search) => {
    await expect(ask(route, staff(['operator']), { body, search })).rejects.toMatchObject({ status: 400 });
    expect(asked).toEqual([]);
  });

  it('answer 503 with an unknown outcome when the api does not respond', async () => {
    await expect(ask(DECIDE, staff(['operator']), { body: ORDER, at: 1 })).rejects.toMatchObject({
      status: 502,
      code: 'PLAYERS_AWAY',
    });
  });
});
