import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings, verifyRequest } from '@foyer/runtime';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { sendDocumentFile } from './documentFile.ts';
import { documentRoutes } from './documentRoutes.ts';

const FILE = '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22';
const VERDICT = {
  brand: 'aurora',
  fileId: FILE,
  verdict: 'rejected',
  reason: 'Unreadable',
  comment: 'The lower half is dark.',
  key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c23',
};
const WEALTH = {
  brand: 'aurora',
  playerId: 'player-1',
  decision: 'require',
  days: 14,
  comment: 'Deposits have grown.',
  key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c24',
};
const [DECIDE, ASK] = ['POST /documents/verdict', 'POST /documents/wealth'];

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: documentRoutes,
    answer: ({ path }) => ({
      status: 200,
      body: path === '/internal/documents' ? { requests: [], declarations: [] } : { outcome: 'REJECTED' },
    }),
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('document routes', () => {
  it.each(['operator', 'auditor'])('list what waits for an %s by a signed request', async (role) => {
    expect(await stage.request('GET /documents/waiting', staff([role]), { search: '?brand=aurora' })).toEqual(
      {
        status: 200,
        body: { requests: [], declarations: [] },
      },
    );
    expect(stage.requests).toEqual([
      { method: 'POST', path: '/internal/documents', body: { brand: 'aurora' }, isSigned: true },
    ]);
  });

  it.each([
    [DECIDE, VERDICT, '/internal/documents/verdict'],
    [ASK, WEALTH, '/internal/documents/wealth'],
  ])('decide in the name of the signed-in operator: %s', async (route, body, path) => {
    expect((await stage.request(route, staff(['operator']), { body })).body).toEqual({ outcome: 'REJECTED' });
    expect(stage.requests).toEqual([
      { method: 'POST', path, body: { ...body, staff: 'ann@staff.test' }, isSigned: true },
    ]);
    await expect(
      stage.request(route, staff(['operator']), { body: { ...body, staff: 'eve@staff.test' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['GET /documents/waiting', ['support'], 403],
    ['GET /documents/file', ['squad:account'], 403],
    [DECIDE, ['auditor'], 403],
    [ASK, ['support'], 403],
  ])('reject at %s the roles %j', async (route, roles, status) => {
    const body = route === ASK ? WEALTH : VERDICT;
    await expect(stage.request(route, staff(roles), { body })).rejects.toMatchObject({ status });
    await expect(stage.request(route, undefined, { body })).rejects.toMatchObject({ status: 401 });
    expect(stage.requests).toEqual([]);
  });
});

describe('a file of a player', () => {
  let servers: Server[] = [];
  let received: { body: string; isSigned: boolean }[] = [];
  afterAll(() => servers.forEach((server) => server.close()));
  const listen = async (server: Server): Promise<number> => {
    servers = [...servers, server];
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };

  async function download(status: number): Promise<Response> {
    received = [];
    const apiPort = await listen(
      createServer((request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          const body = Buffer.concat(parts).toString();
          const path = request.url ?? '';
          received.push({
            body,
            isSigned: verifyRequest('x', { method: 'POST', path, body }, request.headers, Date.now()),
          });
          response
            .writeHead(status, {
              'content-type': 'image/png',
              'content-disposition': 'attachment; filename="document-0d6f2f5e.png"',
              'set-cookie': 'session=stolen',
            })
            .end('picture');
        });
      }),
    );
    const settings = readSettings({ FOYER_API_PORT: String(apiPort) }, '/nowhere', {
      internal: 'x',
      games: 'x',
      payments: 'x',
    });
    const port = await listen(
      createServer((_request, response) => {
        sendDocumentFile(
          { settings, clock: Date.now },
          { brand: 'aurora', fileId: FILE, staff: 'ann@staff.test' },
          response,
        ).catch((error: { status: number }) => response.writeHead(error.status).end());
      }),
    );
    return fetch(`http://127.0.0.1:${port}/`);
  }

  it('is passed on as a download that no browser shows, with the name of who opens it', async () => {
    const answer = await download(200);
    expect([answer.status, await answer.text()]).toEqual([200, 'picture']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="document-0d6f2f5e.png"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(received).toEqual([
      {
        body: JSON.stringify({ brand: 'aurora', fileId: FILE, staff: 'ann@staff.test' }),
        isSigned: true,
      },
    ]);
  });

  it.each([
    [404, 404],
    [401, 502],
    [500, 502],
  ])('is answered, for status %i of the api, with %i', async (given, status) => {
    expect((await download(given)).status).toBe(status);
  });
});
