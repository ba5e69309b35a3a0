import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readSettings, verifyRequest } from '@foyer/runtime';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { StaffSession } from '../session/sessions.ts';
import { reconciliationRoutes } from './reconciliationRoutes.ts';

let api: Server;
let asked: { path: string; body: object; isSigned: boolean }[];
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
      const isRun = path.endsWith('/reconciliation');
      response
        .writeHead(isRun ? 503 : 200, { 'content-type': 'application/json' })
        .end(isRun ? '{"code":"SETTLEMENT_REPORT_UNAVAILABLE"}' : '{"days":[],"waiting":[]}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  ({ port } = api.address() as AddressInfo);
});
beforeEach(() => void (asked = []));
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

async function ask(route: string, roles: readonly string[] | undefined, body: object = {}) {
  const session: StaffSession | undefined = roles && {
    id: 'one',
    person: { subject: 's', name: 'Ann', email: 'ann@staff.test', roles },
  };
  const settings = readSettings({ FOYER_API_PORT: String(port) }, '/nowhere', {
    internal: 'x',
    games: 'x',
    payments: 'x',
  });
  const routes = reconciliationRoutes({
    settings,
    clock: Date.now,
    sessions: { of: () => session, tokenOf: async () => 'token' },
  });
  const answer = { status: 0, text: '' };
  const response = {
    writeHead: (status: number) => (answer.status = status),
    end: (text: string) => (answer.text = text),
  };
  const request = Readable.from([Buffer.from(JSON.stringify(body))]);
  await routes[route]?.({
    request: request as unknown as IncomingMessage,
    response: response as unknown as ServerResponse,
    session,
    url: new URL('http://console.test/money/reconciliation'),
  });
  return { status: answer.status, body: JSON.parse(answer.text) as object };
}

const DAY = { brand: 'aurora', day: '2026-11-21' };

describe('reconciliation routes', () => {
  it.each(['operator', 'auditor'])(
    'read and repeat comparisons for an %s by a signed request',
    async (role) => {
      expect(await ask('GET /money/reconciliation', [role])).toEqual({
        status: 200,
        body: { days: [], waiting: [] },
      });
      expect(await ask('POST /money/reconciliation', [role], DAY)).toEqual({
        status: 503,
        body: { code: 'SETTLEMENT_REPORT_UNAVAILABLE' },
      });
      expect(asked).toEqual([
        { path: '/internal/reconciliation/days', body: {}, isSigned: true },
        { path: '/internal/reconciliation', body: DAY, isSigned: true },
      ]);
    },
  );

  it.each(['GET', 'POST'])('reject squads and missing sessions: %s', async (method) => {
    await expect(ask(`${method} /money/reconciliation`, ['squad:casino'], DAY)).rejects.toMatchObject({
      status: 403,
    });
    await expect(ask(`${method} /money/reconciliation`, undefined, DAY)).rejects.toMatchObject({
      status: 401,
    });
    expect(asked).toEqual([]);
  });

  it.each([{ day: 'yesterday' }, { day: '2026-02-31' }, { brand: '../x' }, { staff: 'eve' }])(
    'reject the comparison %j',
    async (change) => {
      await expect(
        ask('POST /money/reconciliation', ['operator'], { ...DAY, ...change }),
      ).rejects.toMatchObject({ status: 400 });
    },
  );
});
