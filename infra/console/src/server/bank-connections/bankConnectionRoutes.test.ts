import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings, verifyRequest } from '@foyer/runtime';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Call } from '../route.ts';
import type { StaffSession } from '../session/sessions.ts';
import { bankConnectionRoutes } from './bankConnectionRoutes.ts';

const OF = { brand: 'aurora', playerId: 'aurora-funded' };
const ORDER = {
  connection: '7f0c2a52-7f3e-4f0a-9a53-0a4b6f0d3c11',
  key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
  reason: 'Asked by letter',
};
const LIST = 'GET /player/banks';
const DISCONNECT = 'POST /player/banks/disconnection';

let identity: Server;
let asked: { path: string; body: object; isSigned: boolean }[];
let rolesNow: readonly string[];
let port: number;
beforeAll(async () => {
  identity = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [path, body] = [request.url ?? '', Buffer.concat(chunks).toString()];
      asked.push({
        path,
        body: JSON.parse(body) as object,
        isSigned: verifyRequest('x', { method: 'POST', path, body }, request.headers, Date.now()),
      });
      const isOrder = path.endsWith('/disconnect');
      response
        .writeHead(isOrder ? 409 : 200, { 'content-type': 'application/json' })
        .end(isOrder ? '{"code":"NO_OTHER_WAY_IN"}' : '{"connections":[],"disconnected":[]}');
    });
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  ({ port } = identity.address() as AddressInfo);
});
beforeEach(() => {
  asked = [];
  rolesNow = ['operator'];
});
afterAll(() => {
  identity.closeAllConnections();
  identity.close();
});

const staff = (roles: readonly string[]): StaffSession => ({
  id: 'one',
  person: { subject: 's', name: 'Ann', email: 'ann@staff.test', roles },
});

async function ask(route: string, session: StaffSession | undefined, body: object, at = port) {
  const settings = readSettings({ FOYER_IDENTITY_PORT: String(at) }, '/nowhere', {
    internal: 'x',
    games: 'x',
    payments: 'x',
  });
  const routes = bankConnectionRoutes({
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
    url: new URL(`http://console.test/?${new URLSearchParams(body as Record<string, string>).toString()}`),
  } satisfies Call);
  return { status: answer.status, body: JSON.parse(answer.text) as object };
}

describe('bank connection routes', () => {
  it.each(['operator', 'auditor'])(
    'list connections for an %s by a signed request to identity',
    async (role) => {
      expect(await ask(LIST, staff([role]), OF)).toEqual({
        status: 200,
        body: { connections: [], disconnected: [] },
      });
      expect(asked).toEqual([
        {
          path: '/internal/players/aurora-funded/bank-connections',
          body: { brand: 'aurora' },
          isSigned: true,
        },
      ]);
    },
  );

  it.each([LIST, DISCONNECT])('reject squads and missing sessions: %s', async (route) => {
    await expect(ask(route, staff(['squad:account']), { ...OF, ...ORDER })).rejects.toMatchObject({
      status: 403,
    });
    await expect(ask(route, undefined, { ...OF, ...ORDER })).rejects.toMatchObject({ status: 401 });
    expect(asked).toEqual([]);
  });

  it('disconnect in the name of the signed-in operator and return identity’s response', async () => {
    expect(await ask(DISCONNECT, staff(['operator']), { ...OF, ...ORDER })).toEqual({
      status: 409,
      body: { code: 'NO_OTHER_WAY_IN' },
    });
    expect(asked).toEqual([
      {
        path: '/internal/players/aurora-funded/bank-connections/disconnect',
        body: { brand: 'aurora', ...ORDER, staff: 'ann@staff.test' },
        isSigned: true,
      },
    ]);
    await expect(
      ask(DISCONNECT, staff(['operator']), { ...OF, ...ORDER, staff: 'eve@staff.test' }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('reject auditors and former operators', async () => {
    await expect(ask(DISCONNECT, staff(['auditor']), { ...OF, ...ORDER })).rejects.toMatchObject({
      status: 403,
    });
    rolesNow = ['auditor'];
    await expect(ask(DISCONNECT, staff(['operator']), { ...OF, ...ORDER })).rejects.toMatchObject({
      status: 403,
    });
    expect(asked).toEqual([]);
  });

  it.each([{ brand: '../x' }, { playerId: '../staff/find' }, { playerId: '..' }, { playerId: '' }])(
    'reject the query %j',
    async (change) => {
      await expect(ask(LIST, staff(['auditor']), { ...OF, ...change })).rejects.toMatchObject({
        status: 400,
      });
      expect(asked).toEqual([]);
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
    await expect(ask(DISCONNECT, staff(['operator']), { ...OF, ...ORDER, ...change })).rejects.toMatchObject({
      status: 400,
    });
    expect(asked).toEqual([]);
  });

  it('answer 503 with an unknown outcome when identity does not respond', async () => {
    await expect(ask(DISCONNECT, staff(['operator']), { ...OF, ...ORDER }, 1)).rejects.toMatchObject({
      status: 502,
      code: 'SIGN_INS_AWAY',
    });
  });
});
